// SPDX-License-Identifier: Apache-2.0
package dev.freehold.rewrite;

import dev.freehold.ir.Dialect;
import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.iface.ConstantLike;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Simplifies single operations by their own fold and by the constraints that they obey. */
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
    List<Folded> results = results(op, rewriter);
    if (results == null) return Outcome.UNCHANGED;
    if (results.isEmpty()) return Outcome.UPDATED;
    return replace(op, results, rewriter) ? Outcome.REPLACED : Outcome.UNCHANGED;
  }

  /** What the results are, by the operation's own fold or else by the constraints it obeys; empty where it was updated in place, null for nothing new. */
  public static @Nullable List<Folded> results(Op op, Rewriter rewriter) {
    if (op instanceof ConstantLike) return null;
    List<Folded> own = rewriter.fold(op);
    if (own != null && !own.isEmpty()) return own;
    List<Folded> byConstraint = byConstraint(op, rewriter);
    return byConstraint != null ? byConstraint : own;
  }

  private static @Nullable List<Folded> byConstraint(Op op, Rewriter rewriter) {
    if (op.has(Traits.COMMUTATIVE) && moveConstantsLast(op, rewriter)) return List.of();
    Value same = null;
    if (op.has(Traits.IDEMPOTENT)) same = idempotent(op);
    if (same == null && op.has(Traits.INVOLUTION)) same = operandOfSame(op);
    return same == null ? null : List.of(same);
  }

  /** f(f(x)) = f(x), or f(x, x) = x. */
  private static @Nullable Value idempotent(Op op) {
    boolean once = op.operandCount() == 1 ? operandOfSame(op) != null : op.operand(0) == op.operand(1);
    return once ? op.operand(0) : null;
  }

  /** x in f(f(x)), or null. */
  private static @Nullable Value operandOfSame(Op op) {
    Op inner = op.operand(0).definingOp();
    return inner != null && inner.def() == op.def() ? inner.operand(0) : null;
  }

  private static boolean replace(Op op, List<Folded> results, Rewriter rewriter) {
    Dialect dialect = rewriter.registry().dialect(op.def().dialect());
    List<Value> values = new ArrayList<>();
    List<Op> constants = new ArrayList<>();
    rewriter.before(op);
    for (int i = 0; i < results.size(); i++) {
      if (results.get(i) instanceof Value value) {
        values.add(value);
        continue;
      }
      Op constant = dialect == null ? null : rewriter.createConstant(dialect, (Attribute) results.get(i), op.result(i).type());
      if (constant == null) {
        constants.forEach(rewriter::erase);
        return false;
      }
      constants.add(constant);
      values.add(constant.result());
    }
    rewriter.replace(op, values);
    return true;
  }

  /** Among the operands of an operation that commutes, constants come last. */
  private static boolean moveConstantsLast(Op op, Rewriter rewriter) {
    if (constantsAreLast(op)) return false;
    List<Value> variable = new ArrayList<>();
    List<Value> constant = new ArrayList<>();
    for (Value operand : op.operands()) (isConstant(operand) ? constant : variable).add(operand);
    variable.addAll(constant);
    for (int i = 0; i < variable.size(); i++) rewriter.setOperand(op, i, variable.get(i));
    return true;
  }

  private static boolean constantsAreLast(Op op) {
    for (int i = 1; i < op.operandCount(); i++) {
      if (isConstant(op.operand(i - 1)) && !isConstant(op.operand(i))) return false;
    }
    return true;
  }

  private static boolean isConstant(Value value) {
    return value.definingOp() instanceof ConstantLike;
  }
}
