// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tosa;

import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.text.Printing;
import org.jspecify.annotations.Nullable;

/** Constraints of the operations that make lists of sizes from others. */
final class ShapeChecks {
  private ShapeChecks() {}

  /** One size comes out, of a dimension that is there. */
  static @Nullable String dim(TosaOp op) {
    if (rank(op.result()) != 1) return "expect output shape type to contain one element, got " + Printing.quoted(op.result().type());
    ShapedType input = (ShapedType) op.operand("input1").type();
    int axis = op.axis();
    if (!input.hasRank() || axis >= 0 && axis < input.rank()) return null;
    return "expect axis to be in the range [0, " + input.rank() + "), got " + axis;
  }

  static @Nullable String concat(TosaOp op) {
    long sum = 0;
    for (Value operand : op.operands()) sum += rank(operand);
    return sum == rank(op.result()) ? null
        : "requires output shape rank to be equal to the sum of the input shape ranks (" + sum + "), got " + rank(op.result());
  }

  /** Start and length are checked as far as they are known. */
  static @Nullable String slice(TosaOp op) {
    long[] start = Folds.numbers(op.operand("start"));
    long[] size = Folds.numbers(op.operand("size"));
    if (start != null && start[0] < 0) return "expected non-negative start index, got " + start[0];
    if (size == null) return null;
    if (size[0] <= 0) return "expected positive size, got " + size[0];
    long made = rank(op.result());
    if (made != size[0]) return "expected output type size to be equal to size attribute, got " + made + " vs " + size[0];
    long length = rank(op.operand("input"));
    if (start == null || start[0] + size[0] <= length) return null;
    return "expected start + size to be less than or equal to input shape rank (" + length + "), got " + (start[0] + size[0]);
  }

  private static long rank(Value sizes) {
    return ((ShapeType) sizes.type()).rank();
  }
}
