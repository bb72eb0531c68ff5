// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dialects.syntax;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.Trait;
import dev.freehold.ir.builtin.DenseArrayAttr;

/**
 * The constraint that a group of operands is divided as an attribute says.
 *
 * @param attribute the array of the sizes of the parts
 * @param group the name of the group
 * @param index its place among the groups of operands
 */
public record SegmentSizes(String attribute, String group, int index) implements Trait {
  /** There is a part for each target of a branch but the first ones; the reference fails where there is none. */
  public static Trait perTarget(String attribute, int others) {
    return (op, check) -> {
      int given = ((DenseArrayAttr) op.attr(attribute)).size();
      int targets = op.successorCount() - others;
      if (given >= targets) return;
      check.error("number of case operand segments (" + given + ") should match number of case destinations (" + targets + ")");
    };
  }

  @Override
  public void verify(Op op, Checker check) {
    int total = 0;
    for (int size : ((DenseArrayAttr) op.attr(attribute)).ints()) {
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
