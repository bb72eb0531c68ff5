// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.ir.Attribute;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.IntegerAttr;

/** Canonicalizations of sums, differences and products with constants. */
final class AddPatterns {
  private AddPatterns() {}

  /** (x + c0) + c1 = x + (c0 + c1). */
  static void addOfAdd(AddIOp op, Rewriter rw) {
    if (!(op.lhs().definingOp() instanceof AddIOp inner)) return;
    withRightConstants(op, inner, rw, (x, c0, c1, flags) -> AddIOp.of(x, sum(op, c0, c1, rw), flags));
  }

  /** (x - c0) + c1 = x + (c1 - c0). */
  static void addOfSubConstant(AddIOp op, Rewriter rw) {
    if (!(op.lhs().definingOp() instanceof SubIOp inner)) return;
    withRightConstants(op, inner, rw, (x, c0, c1, flags) -> AddIOp.of(x, difference(op, c1, c0, rw), flags));
  }

  /** (c0 - x) + c1 = (c0 + c1) - x. */
  static void addOfSubFromConstant(AddIOp op, Rewriter rw) {
    if (!(op.lhs().definingOp() instanceof SubIOp inner)) return;
    withLeftConstant(op, inner, rw, (x, c0, c1, flags) -> SubIOp.of(sum(op, c0, c1, rw), x, flags));
  }

  /** x + y * -1 = x - y. */
  static void addOfNegatedRhs(AddIOp op, Rewriter rw) {
    if (op.rhs().definingOp() instanceof MulIOp product) subtractFactor(op, op.lhs(), product, rw);
  }

  /** x * -1 + y = y - x. */
  static void addOfNegatedLhs(AddIOp op, Rewriter rw) {
    if (op.lhs().definingOp() instanceof MulIOp product) subtractFactor(op, op.rhs(), product, rw);
  }

  private static void subtractFactor(AddIOp op, Value other, MulIOp product, Rewriter rw) {
    if (!Constants.isAllOnes(Constants.of(product.rhs()))) return;
    Rules.begin(rw, op, product.rhs().definingOp());
    Rules.replace(rw, op, SubIOp.of(other, product.lhs(), OverflowAttr.NONE));
  }

  /** (x + c0) - c1 = x + (c0 - c1). */
  static void subOfAdd(SubIOp op, Rewriter rw) {
    if (!(op.lhs().definingOp() instanceof AddIOp inner)) return;
    withRightConstants(op, inner, rw, (x, c0, c1, flags) -> AddIOp.of(x, difference(op, c0, c1, rw), OverflowAttr.NONE));
  }

  /** c1 - (x + c0) = (c1 - c0) - x. */
  static void subFromConstantOfAdd(SubIOp op, Rewriter rw) {
    if (!(op.rhs().definingOp() instanceof AddIOp inner)) return;
    fromConstant(op, inner, inner.rhs(), inner.lhs(), rw, (x, c0, c1, flags) -> SubIOp.of(difference(op, c1, c0, rw), x, flags));
  }

  /** (x - c0) - c1 = x - (c0 + c1). */
  static void subOfSubConstant(SubIOp op, Rewriter rw) {
    if (!(op.lhs().definingOp() instanceof SubIOp inner)) return;
    withRightConstants(op, inner, rw, (x, c0, c1, flags) -> SubIOp.of(x, sum(op, c0, c1, rw), flags));
  }

  /** (c0 - x) - c1 = (c0 - c1) - x. */
  static void subOfSubFromConstant(SubIOp op, Rewriter rw) {
    if (!(op.lhs().definingOp() instanceof SubIOp inner)) return;
    withLeftConstant(op, inner, rw, (x, c0, c1, flags) -> SubIOp.of(difference(op, c0, c1, rw), x, flags));
  }

  /** c1 - (x - c0) = (c0 + c1) - x. */
  static void subFromConstantOfSubConstant(SubIOp op, Rewriter rw) {
    if (!(op.rhs().definingOp() instanceof SubIOp inner)) return;
    fromConstant(op, inner, inner.rhs(), inner.lhs(), rw, (x, c0, c1, flags) -> SubIOp.of(sum(op, c0, c1, rw), x, flags));
  }

  /** c1 - (c0 - x) = x + (c1 - c0). */
  static void subFromConstantOfSubFromConstant(SubIOp op, Rewriter rw) {
    if (!(op.rhs().definingOp() instanceof SubIOp inner)) return;
    fromConstant(op, inner, inner.lhs(), inner.rhs(), rw, (x, c0, c1, flags) -> AddIOp.of(x, difference(op, c1, c0, rw), flags));
  }

  /** (x - y) - x = 0 - y. */
  static void subOfSubSame(SubIOp op, Rewriter rw) {
    if (!(op.lhs().definingOp() instanceof SubIOp inner) || inner.lhs() != op.rhs()) return;
    Attribute zero = Constants.zero(op.type());
    if (zero == null) return;
    Rules.begin(rw, op, inner);
    Value nothing = rw.create(ConstantOp.of(zero)).result();
    Rules.replace(rw, op, SubIOp.of(nothing, inner.rhs(), inner.overflow().and(op.overflow())));
  }

  /** (x * c0) * c1 = x * (c0 * c1). */
  static void mulOfMul(MulIOp op, Rewriter rw) {
    if (!(op.lhs().definingOp() instanceof MulIOp inner)) return;
    withRightConstants(op, inner, rw,
        (x, c0, c1, flags) -> MulIOp.of(x, Rules.constant(rw, op.result(), c0.value().multiply(c1.value())), flags));
  }

  /** Describes what to put in place of an operation on x and two constants. */
  private interface Combination {
    OpState<?> of(Value x, IntegerAttr c0, IntegerAttr c1, OverflowAttr flags);
  }

  /** {@code op} has c1 on the right, {@code inner} has c0 on the right. */
  private static void withRightConstants(OverflowBinaryOp op, OverflowBinaryOp inner, Rewriter rw, Combination combination) {
    replace(op, inner, inner.rhs(), inner.lhs(), op.rhs(), inner.rhs(), rw, combination);
  }

  /** {@code op} has c1 on the right, {@code inner} has c0 on the left. */
  private static void withLeftConstant(OverflowBinaryOp op, OverflowBinaryOp inner, Rewriter rw, Combination combination) {
    replace(op, inner, inner.lhs(), inner.rhs(), op.rhs(), inner.lhs(), rw, combination);
  }

  /** {@code op} has c1 on the left. */
  private static void fromConstant(SubIOp op, OverflowBinaryOp inner, Value c0, Value x, Rewriter rw, Combination combination) {
    replace(op, inner, c0, x, op.lhs(), op.lhs(), rw, combination);
  }

  private static void replace(OverflowBinaryOp op, OverflowBinaryOp inner, Value c0, Value x, Value c1, Value visitedFirst, Rewriter rw,
      Combination combination) {
    IntegerAttr first = Rules.number(c0);
    IntegerAttr second = Rules.number(c1);
    if (first == null || second == null) return;
    Rules.begin(rw, op, visitedFirst.definingOp());
    Rules.replace(rw, op, combination.of(x, first, second, inner.overflow().and(op.overflow())));
  }

  private static Value sum(OverflowBinaryOp op, IntegerAttr a, IntegerAttr b, Rewriter rw) {
    return Rules.constant(rw, op.result(), a.value().add(b.value()));
  }

  private static Value difference(OverflowBinaryOp op, IntegerAttr a, IntegerAttr b, Rewriter rw) {
    return Rules.constant(rw, op.result(), a.value().subtract(b.value()));
  }
}
