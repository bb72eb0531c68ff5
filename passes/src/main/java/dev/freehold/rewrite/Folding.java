// SPDX-License-Identifier: Apache-2.0
package dev.freehold.rewrite;

import dev.freehold.ir.Attribute;
import dev.freehold.ir.Dialect;
import dev.freehold.ir.Folded;
import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.ConstantLike;
import java.util.ArrayList;
import java.util.List;

/** Simplifies single operations by their own fold and by the laws that they obey. */
public final class Folding {
  private Folding() {}

  /** What became of an operation. */
  public enum Outcome {
    UNCHANGED,
    UPDATED,
    REPLACED
  }

  /** Folds one operation. Where it is replaced, it is gone afterwards. */
  public static Outcome fold(Op op, Rewriter rewriter) {
    if (op instanceof ConstantLike) return Outcome.UNCHANGED;
    List<Folded> results = rewriter.fold(op);
    boolean updated = results != null && results.isEmpty();
    if (results == null || updated && op.resultCount() > 0) {
      updated |= op.has(Traits.COMMUTATIVE) && moveConstantsLast(op, rewriter);
      return updated ? Outcome.UPDATED : Outcome.UNCHANGED;
    }
    if (updated) return Outcome.UPDATED;
    return replace(op, results, rewriter) ? Outcome.REPLACED : Outcome.UNCHANGED;
  }

  private static boolean replace(Op op, List<Folded> results, Rewriter rewriter) {
    Dialect dialect = rewriter.registry().dialect(op.def().dialect());
    List<Value> values = new ArrayList<>();
    List<Op> constants = new ArrayList<>();
    rewriter.before(op);
    for (int i = 0; i < results.size(); i++) {
      switch (results.get(i)) {
        case Value value -> values.add(value);
        case Attribute attribute -> {
          Op constant = rewriter.createConstant(dialect, attribute, op.result(i).type());
          if (constant == null) {
            constants.forEach(rewriter::erase);
            return false;
          }
          constants.add(constant);
          values.add(constant.result(0));
        }
      }
    }
    rewriter.replace(op, values);
    return true;
  }

  /** Among the operands of an operation that commutes, constants come last. */
  private static boolean moveConstantsLast(Op op, Rewriter rewriter) {
    List<Value> variable = new ArrayList<>();
    List<Value> constant = new ArrayList<>();
    for (Value operand : op.operands()) {
      (operand.definingOp() instanceof ConstantLike ? constant : variable).add(operand);
    }
    variable.addAll(constant);
    if (variable.equals(op.operands())) return false;
    for (int i = 0; i < variable.size(); i++) rewriter.setOperand(op, i, variable.get(i));
    return true;
  }
}
