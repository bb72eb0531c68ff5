// SPDX-License-Identifier: Apache-2.0
package dev.freehold.irdl;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.builtin.ArrayAttr;
import java.util.List;

/** What the operands, or the results, of an operation must be. */
public sealed interface ValueList permits OperandsOp, ResultsOp {
  default List<String> names() {
    return Names.of(((Op) this).prop("names", ArrayAttr.class));
  }

  default List<Variadicity> variadicities() {
    return ((Op) this).prop("variadicity", VariadicityArrayAttr.class).elements();
  }

  /** Reports lists of names and variadicities of different lengths; {@code kind} is what they are of. */
  default void verifyList(String kind, Checker check) {
    Op op = (Op) this;
    int count = variadicities().size();
    if (op.operandCount() == count) {
      Names.verifyList(op, kind, names(), check);
      return;
    }
    check.error("the number of " + kind + "s and their variadicities must be the same, but got " + op.operandCount() + " and " + count
        + " respectively");
  }
}
