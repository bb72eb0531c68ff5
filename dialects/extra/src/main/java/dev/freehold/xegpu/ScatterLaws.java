// SPDX-License-Identifier: Apache-2.0
package dev.freehold.xegpu;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.Type;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.text.Printing;
import java.util.Arrays;
import java.util.Set;

/** The laws of accesses of scattered elements: by a descriptor that has the offsets, or by a buffer or pointer and offsets. */
final class ScatterLaws {
  private static final String SCATTERED = "Expects a scattered TensorDesc.";

  private ScatterLaws() {}

  static void create(Op op, Checker check) {
    TensorDescType descriptor = (TensorDescType) op.result().type();
    if (!descriptor.isScattered()) check.error(SCATTERED + "\n");
    else if (AccessLaws.isOfMemory(op.operand(0).type(), descriptor, check)) describes(op, descriptor, check);
  }

  private static void describes(Op op, TensorDescType descriptor, Checker check) {
    long[] lanes = AccessLaws.shape(op.operand(1).type());
    long[] expected = Arrays.copyOf(lanes, descriptor.chunk() == 1 ? lanes.length : lanes.length + 1);
    if (descriptor.chunk() != 1) expected[lanes.length] = descriptor.chunk();
    if (Arrays.equals(expected, AccessLaws.shape(descriptor))) return;
    check.error("Incorrect TensorDesc shape. Expected is " + AccessLaws.list(expected) + "\n");
  }

  static void update(Op op, Checker check) {
    TensorDescType descriptor = (TensorDescType) op.operand(0).type();
    if (!descriptor.isScattered()) check.error(SCATTERED + "\n");
    else if (!isPerLane(op.operand(1).type(), descriptor)) check.error("Offsets should match TensorDesc except the chunk size dim.");
  }

  /** Whether there is one of something for each lane. */
  private static boolean isPerLane(Type type, TensorDescType descriptor) {
    return Arrays.equals(AccessLaws.shape(type), perLane(AccessLaws.shape(descriptor), descriptor.chunk()));
  }

  private static long[] perLane(long[] shape, long chunk) {
    return chunk > 1 ? Arrays.copyOf(shape, shape.length - 1) : shape;
  }

  static void prefetch(Op op, Checker check) {
    Type source = op.operand(0).type();
    if (!hasOffsets(op, source, check) || !AccessLaws.hasHints(op, AccessLaws.READ_HINTS, check)) return;
    boolean aligned = op.attr("offset_align_byte") != null;
    boolean pointer = source instanceof IntegerType;
    if (pointer && !aligned) check.error("offset_align_byte is required with integer source.");
    else if (aligned && !pointer) check.error("offset_align_byte only allowed with integer source.");
  }

  /** Offsets are in a descriptor of scattered elements, or in the access. */
  private static boolean hasOffsets(Op op, Type base, Checker check) {
    boolean described = base instanceof TensorDescType;
    boolean given = !op.operandGroup("offsets").isEmpty();
    if (described == given) check.error(given ? "offsets not allowed." : "Expects offsets.");
    else if (base instanceof TensorDescType descriptor && !descriptor.isScattered()) check.error(SCATTERED);
    return !check.failed();
  }

  static void load(Op op, Checker check) {
    access(op, op.operand(0).type(), op.result().type(), AccessLaws.READ_HINTS, check);
  }

  static void store(Op op, Checker check) {
    access(op, op.operand(1).type(), op.operand(0).type(), AccessLaws.WRITE_HINTS, check);
  }

  private static void access(Op op, Type base, Type value, Set<String> hints, Checker check) {
    if (!hasOffsets(op, base, check) || !AccessLaws.hasHints(op, hints, check)) return;
    Type mask = op.operandGroup("mask").getFirst().type();
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
    String wrong = addressed(value, mask, op.operandGroup("offsets").getFirst().type(), chunk);
    if (wrong != null) check.error(wrong);
  }

  private static String described(TensorDescType descriptor, Type type, Type mask) {
    if (!(type instanceof VectorType value)) {
      if (descriptor.chunk() > 1) return "Expecting chunk size == 1 for scalar result";
      return mask instanceof VectorType ? "Expecting a vector type result." : null;
    }
    if (!value.element().equals(descriptor.element())) return "Value should have the same element type as TensorDesc.";
    if (!isPerLane(mask, descriptor)) return "Mask should match TensorDesc except the chunk size dim.";
    if (value.rank() == 1 && AccessLaws.elements(value) == descriptor.chunk()) {
      return descriptor.hasLayout() ? "TensorDesc doesn't need LayoutAttr for SIMT code" : null;
    }
    if (descriptor.shape().equals(value.shape())) return null;
    return "Value shape " + AccessLaws.list(AccessLaws.shape(value)) + " is neither a valid distribution for SIMT nor "
        + "consistent with the tensor descriptor for SIMD " + Printing.quoted(descriptor);
  }

  private static String addressed(Type type, Type mask, Type offsets, long chunk) {
    boolean single = !(mask instanceof VectorType) && !(offsets instanceof VectorType);
    if (!(type instanceof VectorType value)) {
      if (chunk > 1) return "Expecting chunk size == 1 for scalar result";
      return single ? null : "Expecting scalar mask and offsets.";
    }
    long elements = AccessLaws.elements(value);
    if (single) return elements == chunk ? null : "value elements must match chunk size " + chunk;
    if (!(mask instanceof VectorType)) return "Expecting a vector type mask.";
    long lanes = AccessLaws.elements(mask);
    if (chunk > 1 && value.rank() == 1 && elements != chunk) return "value elements must match chunk size " + chunk;
    String mismatch = "Mask should match value except the chunk size dim.";
    if (chunk <= 1 && elements != lanes) return mismatch;
    return lanes == 1 || Arrays.equals(perLane(AccessLaws.shape(value), chunk), AccessLaws.shape(mask)) ? null : mismatch;
  }
}
