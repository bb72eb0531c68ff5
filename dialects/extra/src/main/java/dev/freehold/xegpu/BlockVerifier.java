// SPDX-License-Identifier: Apache-2.0
package dev.freehold.xegpu;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.Strides;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.text.Printing;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The constraints of accesses of blocks: descriptors, offsets, and the vectors that blocks fit into. */
final class BlockVerifier {
  private BlockVerifier() {}

  static void create(Op op, Checker check) {
    Type source = op.operand("source").type();
    TensorDescType descriptor = (TensorDescType) op.result().type();
    MemRefType memref = source instanceof MemRefType type ? type : null;
    int rank = rank(op, "const_shape", memref);
    int strides = memref != null && Strides.of(memref) == null && op.attr("const_strides") == null ? 0 : rank(op, "const_strides", memref);
    if (!AccessVerifier.isOfMemory(source, descriptor, check)) return;
    if (memref == null && (rank == 0 || strides == 0)) {
      check.error("expecting strides and shape to be present for integer source.");
    } else if (rank != strides || AccessVerifier.offsets(op) != 0 && AccessVerifier.offsets(op) != rank) {
      check.error("Expecting the rank of shape, strides, offsets, and source (if source is a memref) should match with each other.");
    } else if (descriptor.rank() > rank) {
      check.error("Expecting the TensorDesc rank is not greater than the ranks of shape, strides, offsets or the memref source.");
    } else if (memref != null && !memref.element().equals(descriptor.element())) {
      check.error("TensorDesc should have the same element type with the source if it is a memref.\n");
    } else if (descriptor.isScattered()) {
      check.error(AccessVerifier.NOT_SCATTERED);
    }
  }

  private static int rank(Op op, String attr, @Nullable MemRefType memref) {
    if (op.attr(attr) instanceof DenseArrayAttr given) return given.size();
    return memref == null ? 0 : memref.rank();
  }

  static void update(Op op, Checker check) {
    TensorDescType descriptor = (TensorDescType) op.operand("TensorDesc").type();
    if (descriptor.isScattered()) check.error(AccessVerifier.NOT_SCATTERED);
    else if (descriptor.rank() != AccessVerifier.offsets(op)) check.error("Invalid number of offsets.");
  }

  static void prefetch(Op op, Checker check) {
    TensorDescType descriptor = (TensorDescType) op.operand("TensorDesc").type();
    if (descriptor.isScattered()) check.error(AccessVerifier.NOT_SCATTERED);
    else if (AccessVerifier.hasHints(op, AccessVerifier.READ_HINTS, check)) offsets(op, descriptor, check);
  }

  static void load(Op op, Checker check) {
    TensorDescType descriptor = (TensorDescType) op.operand("TensorDesc").type();
    VectorType value = (VectorType) op.result().type();
    if (!isBlock(descriptor, check) || !AccessVerifier.hasHints(op, AccessVerifier.READ_HINTS, check)) return;
    // Counts are of 32 bits in the reference.
    int elements = (int) (AccessVerifier.elements(descriptor) * descriptor.arrayLength());
    int values = (int) AccessVerifier.elements(value);
    if (value.rank() == 1 && values < elements) {
      share(descriptor, value, "Result", elements % values == 0, check);
      return;
    }
    long[] expected = loaded(op, descriptor, AccessVerifier.shape(value), check);
    if (!Arrays.equals(expected, AccessVerifier.shape(value))) mismatch(descriptor, value, "Result", check);
    else offsets(op, descriptor, check);
  }

  /** The sizes of what a load gives, transposed and packed. */
  private static long[] loaded(Op op, TensorDescType descriptor, long[] value, Checker check) {
    long[] shape = AccessVerifier.shape(descriptor);
    if (op.attr("transpose") instanceof DenseArrayAttr order) {
      int rank = shape.length;
      if (Arrays.stream(order.longs()).allMatch(i -> i >= 0 && i < rank)) shape = permuted(shape, order.longs());
      else check.warning("Invalid transpose attr. It is ignored.");
    }
    if (op.attr("packed") != null) {
      if (descriptor.rank() == 2) {
        long factor = value[value.length - 1];
        shape = Arrays.copyOf(shape, shape.length + 1);
        shape[0] /= factor;
        shape[shape.length - 1] = factor;
      } else {
        check.warning("Invalid Packed Attr. It is ignored (available for 2D TensorDesc only).");
      }
    }
    if (descriptor.arrayLength() <= 1) return shape;
    long[] blocks = new long[shape.length + 1];
    blocks[0] = descriptor.arrayLength();
    System.arraycopy(shape, 0, blocks, 1, shape.length);
    return blocks;
  }

  private static long[] permuted(long[] shape, long[] order) {
    long[] permuted = new long[order.length];
    for (int i = 0; i < order.length; i++) permuted[i] = shape[(int) order[i]];
    return permuted;
  }

  static void store(Op op, Checker check) {
    VectorType value = (VectorType) op.operand("value").type();
    TensorDescType descriptor = (TensorDescType) op.operand("TensorDesc").type();
    if (!isBlock(descriptor, check) || !AccessVerifier.hasHints(op, AccessVerifier.WRITE_HINTS, check)) return;
    if (descriptor.arrayLength() > 1) {
      check.error("array length is not supported by store_nd.\n");
      return;
    }
    long elements = AccessVerifier.elements(descriptor);
    long values = AccessVerifier.elements(value);
    if (value.rank() == 1 && values < elements) share(descriptor, value, "Value", elements % values == 0, check);
    else if (!descriptor.shape().equals(value.shape())) mismatch(descriptor, value, "Value", check);
    else offsets(op, descriptor, check);
  }

  private static boolean isBlock(TensorDescType descriptor, Checker check) {
    if (descriptor.isScattered()) check.error(AccessVerifier.NOT_SCATTERED);
    else if (descriptor.rank() > 2) check.error("Expects a 1D or 2D TensorDesc.\n");
    return !check.failed();
  }

  /** Each lane has its own share of a block, whose descriptor has no layout. */
  private static void share(TensorDescType descriptor, VectorType value, String what, boolean even, Checker check) {
    if (descriptor.hasLayout()) {
      check.error("TensorDesc doesn't need LayoutAttr for SIMT code");
    } else if (!even) {
      check.error(what + " shape " + AccessVerifier.list(AccessVerifier.shape(value)) + " is not a valid distribution for tensor descriptor "
          + Printing.quoted(descriptor));
    }
  }

  private static void mismatch(TensorDescType descriptor, VectorType value, String what, Checker check) {
    check.error(what + " shape " + AccessVerifier.list(AccessVerifier.shape(value)) + " is not consistent with tensor descriptor "
        + Printing.quoted(descriptor));
  }

  /** There are offsets for all dimensions, or none. */
  private static void offsets(Op op, TensorDescType descriptor, Checker check) {
    int offsets = AccessVerifier.offsets(op);
    if (offsets != 0 && offsets != descriptor.rank()) check.error("Mismatched ranks between offsets and tensor descriptor");
  }
}
