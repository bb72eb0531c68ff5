// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dialects.syntax;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.Trait;
import dev.freehold.ir.builtin.DenseArrayAttr;

/**
 * The constraint that an attribute divides a variadic-of-variadic operand segment.
 *
 * @param attribute the array of the sizes of the inner segments
 * @param group the name of the segment
 * @param index its position among the operand segments
 */
public record SegmentSizes(String attribute, String group, int index) implements Trait {
  /** There is an inner segment for each successor of a branch but the first {@code others}; the reference crashes where there is none. */
  public static Trait perTarget(String attribute, int others) {
    return (op, check) -> {
      int given = op.attr(attribute, DenseArrayAttr.class).size();
      int targets = op.successorCount() - others;
      if (given >= targets) return;
      check.error("number of case operand segments (" + given + ") should match number of case destinations (" + targets + ")");
    };
  }

  @Override
  public void verify(Op op, Checker check) {
    int total = 0;
    for (int size : op.attr(attribute, DenseArrayAttr.class).ints()) {
      if (size < 0) {
        check.error("'" + attribute + "' attribute cannot have negative elements");
        return;
      }
      total += size;
    }
    int count = op.operandSegment(index).size();
    if (count == total) return;
    check.error(group + " count (" + count + ") does not match with the total size (" + total + ") specified in attribute '" + attribute + "'");
  }
}
