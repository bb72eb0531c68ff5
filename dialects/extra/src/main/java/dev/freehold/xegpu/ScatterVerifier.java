// SPDX-License-Identifier: Apache-2.0
package dev.freehold.xegpu;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.text.Printing;
import java.util.Arrays;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The constraints of accesses of scattered elements: by a descriptor that has the offsets, or by a buffer or pointer and offsets. */
final class ScatterVerifier {
  private static final String SCATTERED = "Expects a scattered TensorDesc.";

  private ScatterVerifier() {}

  static void create(Op op, Checker check) {
    TensorDescType descriptor = (TensorDescType) op.result().type();
    if (!descriptor.isScattered()) check.error(SCATTERED + "\n");
    else if (AccessVerifier.isOfMemory(op.operand("source").type(), descriptor, check)) describes(op, descriptor, check);
  }

  private static void describes(Op op, TensorDescType descriptor, Checker check) {
    long[] lanes = AccessVerifier.shape(op.operand("offsets").type());
    long[] expected = Arrays.copyOf(lanes, descriptor.chunk() == 1 ? lanes.length : lanes.length + 1);
    if (descriptor.chunk() != 1) expected[lanes.length] = descriptor.chunk();
    if (Arrays.equals(expected, AccessVerifier.shape(descriptor))) return;
    check.error("Incorrect TensorDesc shape. Expected is " + AccessVerifier.list(expected) + "\n");
  }

  static void update(Op op, Checker check) {
    TensorDescType descriptor = (TensorDescType) op.operand("TensorDesc").type();
    if (!descriptor.isScattered()) check.error(SCATTERED + "\n");
    else if (!isPerLane(op.operand("offsets").type(), descriptor)) check.error("Offsets should match TensorDesc except the chunk size dim.");
  }

  /** Whether there is one of something for each lane. */
  private static boolean isPerLane(Type type, TensorDescType descriptor) {
    return Arrays.equals(AccessVerifier.shape(type), perLane(AccessVerifier.shape(descriptor), descriptor.chunk()));
  }

  private static long[] perLane(long[] shape, long chunk) {
    return chunk > 1 ? Arrays.copyOf(shape, shape.length - 1) : shape;
  }

  static void prefetch(Op op, Checker check) {
    Type source = op.operand("source").type();
    if (!hasOffsets(op, source, check) || !AccessVerifier.hasHints(op, AccessVerifier.READ_HINTS, check)) return;
    boolean aligned = op.attr("offset_align_byte") != null;
    boolean pointer = source instanceof IntegerType;
    if (pointer && !aligned) check.error("offset_align_byte is required with integer source.");
    else if (aligned && !pointer) check.error("offset_align_byte only allowed with integer source.");
  }

  /** Offsets are in a descriptor of scattered elements, or in the access. */
  private static boolean hasOffsets(Op op, Type base, Checker check) {
    boolean described = base instanceof TensorDescType;
    boolean given = !op.operandSegment("offsets").isEmpty();
    if (described == given) check.error(given ? "offsets not allowed." : "Expects offsets.");
    else if (base instanceof TensorDescType descriptor && !descriptor.isScattered()) check.error(SCATTERED);
    return !check.failed();
  }

  static void load(Op op, Checker check) {
    access(op, op.operand("source").type(), op.result().type(), AccessVerifier.READ_HINTS, check);
  }

  static void store(Op op, Checker check) {
    access(op, op.operand("dest").type(), op.operand("value").type(), AccessVerifier.WRITE_HINTS, check);
  }

  private static void access(Op op, Type base, Type value, Set<String> hints, Checker check) {
    if (!hasOffsets(op, base, check) || !AccessVerifier.hasHints(op, hints, check)) return;
    Type mask = op.operandSegment("mask").getFirst().type();
    if (base instanceof TensorDescType descriptor) {
      String wrong = described(descriptor, value, mask);
      if (wrong != null) check.error(wrong);
      return;
    }
    Type element = value instanceof VectorType vector ? vector.element() : value;
    if (base instanceof MemRefType memref && !element.equals(memref.element())) {
      check.plainError("Value should have the same element type as MemRef.");
      return;
    }
    long chunk = op.attr("chunk_size") instanceof IntegerAttr number ? number.longValue() : 1;
    String wrong = addressed(value, mask, op.operandSegment("offsets").getFirst().type(), chunk);
    if (wrong != null) check.error(wrong);
  }

  private static @Nullable String described(TensorDescType descriptor, Type type, Type mask) {
    if (!(type instanceof VectorType value)) {
      if (descriptor.chunk() > 1) return "Expecting chunk size == 1 for scalar result";
      return mask instanceof VectorType ? "Expecting a vector type result." : null;
    }
    if (!value.element().equals(descriptor.element())) return "Value should have the same element type as TensorDesc.";
    if (!isPerLane(mask, descriptor)) return "Mask should match TensorDesc except the chunk size dim.";
    if (value.rank() == 1 && AccessVerifier.elements(value) == descriptor.chunk()) {
      return descriptor.hasLayout() ? "TensorDesc doesn't need LayoutAttr for SIMT code" : null;
    }
    if (descriptor.shape().equals(value.shape())) return null;
    return "Value shape " + AccessVerifier.list(AccessVerifier.shape(value)) + " is neither a valid distribution for SIMT nor "
        + "consistent with the tensor descriptor for SIMD " + Printing.quoted(descriptor);
  }

  private static @Nullable String addressed(Type type, Type mask, Type offsets, long chunk) {
    boolean single = !(mask instanceof VectorType) && !(offsets instanceof VectorType);
    if (!(type instanceof VectorType value)) {
      if (chunk > 1) return "Expecting chunk size == 1 for scalar result";
      return single ? null : "Expecting scalar mask and offsets.";
    }
    long elements = AccessVerifier.elements(value);
    if (single) return elements == chunk ? null : "value elements must match chunk size " + chunk;
    if (!(mask instanceof VectorType)) return "Expecting a vector type mask.";
    long lanes = AccessVerifier.elements(mask);
    if (chunk > 1 && value.rank() == 1 && elements != chunk) return "value elements must match chunk size " + chunk;
    String mismatch = "Mask should match value except the chunk size dim.";
    if (chunk <= 1 && elements != lanes) return mismatch;
    return lanes == 1 || Arrays.equals(perLane(AccessVerifier.shape(value), chunk), AccessVerifier.shape(mask)) ? null : mismatch;
  }
}
