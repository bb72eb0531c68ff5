// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tosa;

import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.TensorType;
import org.jspecify.annotations.Nullable;

/** Whether the sizes of tensors fit between which elements are moved. */
final class MovementChecks {
  private MovementChecks() {}

  static @Nullable String pad(TosaOp op) {
    String fault = Checks.sameElements(Checks.input(op), Checks.output(op));
    if (fault == null) fault = Checks.sameElements((ShapedType) op.operand("pad_const").type(), Checks.output(op));
    if (fault != null || !(op.operand("input1").type() instanceof TensorType input) || !(op.result().type() instanceof TensorType output))
      return fault;
    if (input.rank() != output.rank()) {
      return "expect same input and output tensor rank, but got inputRank: " + input.rank() + ", outputRank: " + output.rank();
    }
    long[] padding = Checks.known(op.operand("padding"));
    if (padding == null) return null;
    if (padding.length != 2 * input.rank()) {
      return "padding tensor must have " + input.rank() + " * 2 = " + 2 * input.rank() + " elements, but got " + padding.length;
    }
    for (int i = 0; i < input.rank(); i++) {
      long before = padding[2 * i];
      long after = padding[2 * i + 1];
      if (before < -1 || after < -1) {
        return "invalid padding values at dimension " + i + ": values must be non-negative or -1 for dynamic padding, got [" + before + ", " + after
            + "]";
      }
      long size = input.size(i);
      if (Shape.isDynamic(size) || Shape.isDynamic(output.size(i)) || output.size(i) == size + before + after) continue;
      return "mismatch in output shape at dimension " + i + ": expected " + size + " + " + before + " + " + after + " = " + (size + before + after)
          + ", but got " + output.size(i);
    }
    return null;
  }

  static @Nullable String slice(TosaOp op) {
    ShapedType input = Checks.input(op);
    ShapedType output = Checks.output(op);
    String fault = Checks.sameElements(input, output);
    if (fault != null || !input.hasRank()) return fault;
    if (output.hasRank() && input.rank() != output.rank()) {
      return "expect input1 and output to have the same ranks, got " + input.rank() + " and " + output.rank();
    }
    if (((ShapeType) op.operand("start").type()).rank() != input.rank()) return "length of start is not equal to rank of input shape";
    return ((ShapeType) op.operand("size").type()).rank() != input.rank() ? "length of size is not equal to rank of input shape" : null;
  }

  /** The sizes of one dimension in several tensors, as far as they are known, of which all must be the same. */
  private static final class Common {
    private long size = Shape.DYNAMIC;

    @Nullable
    String meet(ShapedType type, int dimension, String name) {
      if (!type.hasRank() || Shape.isDynamic(type.size(dimension))) return null;
      long given = type.size(dimension);
      if (Shape.isDynamic(size)) size = given;
      return size == given ? null : "requires " + name + " dimension " + dimension + " to have size " + size + ", got " + given;
    }
  }

  static @Nullable String gather(TosaOp op) {
    ShapedType values = Checks.input(op);
    ShapedType indices = (ShapedType) op.operand("indices").type();
    ShapedType output = Checks.output(op);
    Common batches = new Common();
    Common places = new Common();
    Common channels = new Common();
    return Checks.first(
        Checks.sameElements(values, output),
        batches.meet(values, 0, ""), channels.meet(values, 2, ""),
        batches.meet(indices, 0, "indices"), places.meet(indices, 1, "indices"),
        batches.meet(output, 0, "output"), places.meet(output, 1, "output"), channels.meet(output, 2, "output"));
  }

  static @Nullable String scatter(TosaOp op) {
    ShapedType values = Checks.input(op);
    ShapedType indices = (ShapedType) op.operand("indices").type();
    ShapedType input = (ShapedType) op.operand("input").type();
    ShapedType output = Checks.output(op);
    Common batches = new Common();
    Common rows = new Common();
    Common places = new Common();
    Common channels = new Common();
    String fault = Checks.first(
        Checks.sameElements(values, output), Checks.sameElements(input, output),
        batches.meet(values, 0, ""), rows.meet(values, 1, ""), channels.meet(values, 2, ""),
        batches.meet(indices, 0, "indices"), places.meet(indices, 1, "indices"),
        batches.meet(input, 0, "input"), places.meet(input, 1, "input"), channels.meet(input, 2, "input"),
        batches.meet(output, 0, "values_out"), rows.meet(output, 1, "values_out"), channels.meet(output, 2, "values_out"));
    if (fault != null || Shape.isDynamic(rows.size) || Shape.isDynamic(places.size) || rows.size >= places.size) return fault;
    return "requires dimensions K >= W, got K=" + rows.size + " and W=" + places.size;
  }

  static @Nullable String resize(TosaOp op) {
    long[] scale = Checks.known(op.operand("scale"));
    long[] offset = Checks.known(op.operand("offset"));
    long[] border = Checks.known(op.operand("border"));
    if (scale == null || offset == null || border == null) return null;
    for (long factor : scale) {
      if (factor <= 0) return "expect all scale values to be > 0, got " + Checks.listed(scale);
    }
    if (!(op.operand("input").type() instanceof TensorType input) || !(op.result().type() instanceof TensorType output)) return null;
    for (int i = 0; i < 2; i++) {
      String name = i == 0 ? "height" : "width";
      String axis = i == 0 ? "y" : "x";
      long size = input.size(i + 1);
      if (Shape.isDynamic(size) || size == 1) continue;
      long steps = (size - 1) * scale[2 * i] - offset[i] + border[i];
      if (steps % scale[2 * i + 1] != 0) {
        return "expected (input_" + name + " - 1) * scale_" + axis + "_n - offset_" + axis + " + border_" + axis + " to be wholly divisible by scale_"
            + axis
            + "_d, got ((" + size + " - 1) * " + scale[2 * i] + " - " + offset[i] + " + " + border[i] + ") / " + scale[2 * i + 1];
      }
      String fault = ConvolutionChecks.calculated(name, steps / scale[2 * i + 1] + 1, output.size(i + 1));
      if (fault != null) return fault;
    }
    return null;
  }
}
