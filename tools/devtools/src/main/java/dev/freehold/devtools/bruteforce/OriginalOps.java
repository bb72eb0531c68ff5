// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.bruteforce;

import dev.freehold.func.FuncOp;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Walk;
import dev.freehold.ir.builtin.IntegerAttr;
import java.util.function.Predicate;

/** Numbers the operations of the original program by a discardable attribute, which tells them from those that a pass inserts. */
final class OriginalOps {
  private static final String NUMBER = "id";

  private OriginalOps() {}

  /** Numbers the operations of a function that are chosen, outer before inner; what is below an operation that is not chosen gets no number. */
  static void number(FuncOp function, Registry registry, Predicate<Op> chosen) {
    Rewriter rewriter = new Rewriter(registry);
    int[] next = new int[1];
    function.walkPreOrder(op -> {
      if (op == function) return Walk.ADVANCE;
      if (!chosen.test(op)) return Walk.SKIP;
      rewriter.setAttr(op, NUMBER, IntegerAttr.i64(next[0]++));
      return Walk.ADVANCE;
    });
  }

  static boolean contains(Op op) {
    return op.discardableAttrs().get(NUMBER) != null;
  }

  static int numberOf(Op op) {
    return (int) op.attr(NUMBER, IntegerAttr.class).longValue();
  }
}
