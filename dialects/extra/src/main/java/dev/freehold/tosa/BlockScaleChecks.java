// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tosa;

import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.text.Printing;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Whether tensors with a scale for each block of elements match. */
final class BlockScaleChecks {
  /** The block size; there is only this one so far. */
  private static final long BLOCK = 32;

  private BlockScaleChecks() {}

  static @Nullable String unscaled(TosaOp op) {
    Value data = op.operand("input_data");
    String fault = sameShape(data, "input_data", op.result(), "output_data");
    if (fault == null) fault = blocks(data, "input_data");
    return fault != null ? fault : scaleFault(data, "input_data", op.operand("input_scale"), "input_scale");
  }

  static @Nullable String scaled(TosaOp op) {
    String fault = sameShape(op.operand("input_data"), "input_data", op.result(), "output_data");
    if (fault != null) return fault;
    fault = blocks(op.operand("input_data"), "input_data");
    return fault != null ? fault : scaleFault(op.result(), "output_data", op.result("output_scale"), "output_scale");
  }

  private static @Nullable String sameShape(Value a, String name, Value b, String other) {
    return Traits.shapesAgree(a.type(), b.type()) ? null : incompatible(a, name, b, other);
  }

  private static String incompatible(Value a, String name, Value b, String other) {
    return "require compatible shapes for " + name + " (" + Printing.quoted(a.type()) + ") and " + other + " (" + Printing.quoted(b.type()) + ")";
  }

  private static @Nullable String blocks(Value data, String name) {
    ShapedType type = (ShapedType) data.type();
    if (!type.hasRank()) return null;
    long last = type.size(type.rank() - 1);
    return Shape.isDynamic(last) || last % BLOCK == 0 ? null
        : "expect last dimension of " + name + " (" + last + ") to be divisible by block_size (" + BLOCK + ")";
  }

  private static @Nullable String scaleFault(Value data, String name, Value scale, String other) {
    ShapedType type = (ShapedType) data.type();
    ShapedType scales = (ShapedType) scale.type();
    if (!type.hasRank() || !scales.hasRank()) return null;
    int end = type.rank() - 1;
    boolean fits = scales.rank() == type.rank();
    for (int i = 0; fits && i < end; i++) fits = type.shape().isDynamic(i) || scales.shape().isDynamic(i) || type.size(i) == scales.size(i);
    if (!fits) return incompatible(data, name, scale, other) + " except for the last dimension";
    if (type.shape().isDynamic(end) || scales.shape().isDynamic(end) || scales.size(end) == type.size(end) / BLOCK) return null;
    return "expect last dimension of " + other + " (" + scales.size(end) + ") to be equal to last dimension of " + name + " / block_size ("
        + type.size(end) / BLOCK + ")";
  }

  /** A size that several tensors have, as far as it is known. */
  private static final class Size {
    private final String name;
    private long value = Shape.DYNAMIC;

    Size(String name) {
      this.name = name;
    }

    boolean isKnown() {
      return !Shape.isDynamic(value);
    }

    @Nullable
    String meet(Value tensor, int dimension, String which) {
      ShapedType type = (ShapedType) tensor.type();
      if (!type.hasRank() || type.shape().isDynamic(dimension)) return null;
      if (!isKnown()) value = type.size(dimension);
      return value == type.size(dimension) ? null : "expected " + name + " of " + which + " to match size " + value + ", got " + type.size(dimension);
    }
  }

  private static String shown(Shape shape) {
    return String.join(", ", Arrays.stream(shape.toArray()).mapToObj(size -> Shape.isDynamic(size) ? "?" : Long.toString(size)).toList());
  }

  static @Nullable String product(TosaOp op) {
    Value a = op.operand("a_data");
    Value aScale = op.operand("a_scale");
    Value b = op.operand("b_data");
    Value bScale = op.operand("b_scale");
    if (!Checks.element(a).equals(Checks.element(b))) {
      return "expect A_data and B_data to have same element type, got " + Printing.quoted(Checks.element(a)) + " and "
          + Printing.quoted(Checks.element(b));
    }
    Size batches = new Size("batch");
    Size other = new Size("batch");
    Size height = new Size("height");
    Size width = new Size("width");
    Size channels = new Size("channels");
    Size blocks = new Size("C/block_size");
    String fault = Checks.first(batches.meet(a, 0, "a_data"), height.meet(a, 1, "a_data"), channels.meet(a, 2, "a_data"),
        batches.meet(aScale, 0, "a_scale"), height.meet(aScale, 1, "a_scale"), blocks.meet(aScale, 2, "a_scale"),
        other.meet(b, 0, "b_data"), width.meet(b, 1, "b_data"), channels.meet(b, 2, "b_data"),
        other.meet(bScale, 0, "b_scale"), width.meet(bScale, 1, "b_scale"), blocks.meet(bScale, 2, "b_scale"));
    if (fault != null) return fault;
    if (batches.isKnown() && other.isKnown() && batches.value != other.value && other.value != 1) {
      return "expect B matrix batch size to be broadcast compatible with A, got D=" + other.value + " vs N=" + batches.value;
    }
    if (channels.isKnown()) {
      if (channels.value % BLOCK != 0) return "expect C to be a multiple of block size, got C=" + channels.value + ", block_size=" + BLOCK;
      if (blocks.isKnown() && blocks.value != channels.value / BLOCK) {
        return "expect scale operands dimension 2 to equal C/block_size (" + channels.value + "/" + BLOCK + "), got " + blocks.value;
      }
    }
    ShapedType result = Checks.output(op);
    Shape wanted = Shape.of(batches.value, height.value, width.value);
    if (!result.hasRank() || result.shape().isCompatible(wanted)) return null;
    return "expected output shape " + shown(result.shape()) + " to be compatible with expected output shape " + shown(wanted);
  }
}
