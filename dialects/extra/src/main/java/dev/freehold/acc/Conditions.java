// SPDX-License-Identifier: Apache-2.0
package dev.freehold.acc;

import dev.freehold.arith.Constants;
import dev.freehold.ir.Op;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.builtin.IntegerAttr;
import org.jspecify.annotations.Nullable;

/** Conditions of directives that are known before the program runs. */
final class Conditions {
  private Conditions() {}

  /** Whether the condition of an operation holds; null where that is not known, or there is none. */
  static @Nullable Boolean known(Op op) {
    OperandRange condition = op.operandSegment("ifCond");
    return !condition.isEmpty() && Constants.of(condition.getFirst()) instanceof IntegerAttr known ? (Boolean) !known.isZero() : null;
  }

  static void drop(Op op, Rewriter rw) {
    rw.eraseOperand(op.operandSegment("ifCond"), 0);
  }

  /** A condition that always holds goes; where it never holds, the operation goes. */
  static void simplify(Op op, Rewriter rw) {
    Boolean known = known(op);
    if (known == null) return;
    if (known) drop(op, rw);
    else rw.erase(op);
  }
}
