// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tosa;

import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.ShapedType;
import org.jspecify.annotations.Nullable;

/** Whether tensors fit beside each other. */
final class ConcatCheck {
  private ConcatCheck() {}

  /** What is wrong with a {@code tosa.concat}, or null. */
  static @Nullable String fault(TosaOp op) {
    if (op.operandCount() == 0) return "expect at least one input";
    ShapedType output = Checks.output(op);
    ShapedType ranked = null;
    boolean allRanked = true;
    for (Value operand : op.operands()) {
      ShapedType input = (ShapedType) operand.type();
      String fault = Checks.sameElements(input, output);
      if (fault != null) return fault;
      allRanked &= input.hasRank();
      if (ranked == null && input.hasRank()) ranked = input;
    }
    if (ranked == null) return null;
    int axis = op.axis();
    if (axis < 0 || axis >= ranked.rank()) {
      return "expect axis to be within range 0 < axis < rank(input1[firstRankedTensorIdx]), got " + axis;
    }
    return allRanked ? sizes(op, ranked, output, axis) : null;
  }

  private static @Nullable String sizes(TosaOp op, ShapedType first, ShapedType output, int axis) {
    long together = 0;
    for (int i = 0; i < op.operandCount(); i++) {
      ShapedType input = (ShapedType) op.operand(i).type();
      String fault = beside(first, input, axis, i);
      if (fault != null) return fault;
      together = together < 0 || input.shape().isDynamic(axis) ? -1 : together + input.size(axis);
    }
    if (!output.hasRank()) return null;
    if (output.rank() != first.rank()) return "expect output rank to match inputs rank, got " + output.rank() + " vs " + first.rank();
    if (together < 0 || output.shape().isDynamic(axis) || output.size(axis) == together) return null;
    return "requires sum of axis dimensions of input1 equal to output axis dimension, got " + together + " and " + output.size(axis);
  }

  private static @Nullable String beside(ShapedType first, ShapedType input, int axis, int number) {
    String where = " on operands 0 and " + number;
    if (input.rank() != first.rank()) return "expect all operands to have the same rank, but got " + first.rank() + " vs " + input.rank() + where;
    for (int i = 0; i < input.rank(); i++) {
      if (i == axis || first.shape().isDynamic(i) || input.shape().isDynamic(i) || input.size(i) == first.size(i)) continue;
      return "expect all operand shapes to have the same sizes on non-axis dimensions, but got " + input.size(i) + " vs " + first.size(i)
          + " at index " + i + where;
    }
    return null;
  }
}
