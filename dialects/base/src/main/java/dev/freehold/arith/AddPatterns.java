// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.IntegerAttr;
import java.math.BigInteger;
import java.util.function.BinaryOperator;

/** Canonicalizations of sums, differences and products with constants. */
final class AddPatterns {
  private AddPatterns() {}

  /** (x + c0) + c1 = x + (c0 + c1). */
  static void addOfAdd(AddIOp op, Rewriter rw) {
    if (!(op.lhs().definingOp() instanceof AddIOp inner)) return;
    withRightConstants(op, inner, rw, BigInteger::add, AddIOp::of);
  }

  /** (x - c0) + c1 = x + (c1 - c0). */
  static void addOfSubConstant(AddIOp op, Rewriter rw) {
    if (!(op.lhs().definingOp() instanceof SubIOp inner)) return;
    withRightConstants(op, inner, rw, (c0, c1) -> c1.subtract(c0), AddIOp::of);
  }

  /** (c0 - x) + c1 = (c0 + c1) - x. */
  static void addOfSubFromConstant(AddIOp op, Rewriter rw) {
    if (!(op.lhs().definingOp() instanceof SubIOp inner)) return;
    withLeftConstant(op, inner, rw, BigInteger::add, AddPatterns::constantMinus);
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
    Rules.begin(rw, op, product.rhs());
    Rules.replace(rw, op, SubIOp.of(other, product.lhs(), OverflowAttr.NONE));
  }

  /** (x + c0) - c1 = x + (c0 - c1). */
  static void subOfAdd(SubIOp op, Rewriter rw) {
    if (!(op.lhs().definingOp() instanceof AddIOp inner)) return;
    withRightConstants(op, inner, rw, BigInteger::subtract, (x, constant, flags) -> AddIOp.of(x, constant, OverflowAttr.NONE));
  }

  /** c1 - (x + c0) = (c1 - c0) - x. */
  static void subFromConstantOfAdd(SubIOp op, Rewriter rw) {
    if (!(op.rhs().definingOp() instanceof AddIOp inner)) return;
    fromConstant(op, inner, inner.rhs(), inner.lhs(), rw, (c0, c1) -> c1.subtract(c0), AddPatterns::constantMinus);
  }

  /** (x - c0) - c1 = x - (c0 + c1). */
  static void subOfSubConstant(SubIOp op, Rewriter rw) {
    if (!(op.lhs().definingOp() instanceof SubIOp inner)) return;
    withRightConstants(op, inner, rw, BigInteger::add, SubIOp::of);
  }

  /** (c0 - x) - c1 = (c0 - c1) - x. */
  static void subOfSubFromConstant(SubIOp op, Rewriter rw) {
    if (!(op.lhs().definingOp() instanceof SubIOp inner)) return;
    withLeftConstant(op, inner, rw, BigInteger::subtract, AddPatterns::constantMinus);
  }

  /** c1 - (x - c0) = (c0 + c1) - x. */
  static void subFromConstantOfSubConstant(SubIOp op, Rewriter rw) {
    if (!(op.rhs().definingOp() instanceof SubIOp inner)) return;
    fromConstant(op, inner, inner.rhs(), inner.lhs(), rw, BigInteger::add, AddPatterns::constantMinus);
  }

  /** c1 - (c0 - x) = x + (c1 - c0). */
  static void subFromConstantOfSubFromConstant(SubIOp op, Rewriter rw) {
    if (!(op.rhs().definingOp() instanceof SubIOp inner)) return;
    fromConstant(op, inner, inner.lhs(), inner.rhs(), rw, (c0, c1) -> c1.subtract(c0), AddIOp::of);
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
    withRightConstants(op, inner, rw, BigInteger::multiply, MulIOp::of);
  }

  private static OpState<?> constantMinus(Value x, Value constant, OverflowAttr flags) {
    return SubIOp.of(constant, x, flags);
  }

  /** What replaces an operation on x and two constants, which have become one. */
  private interface Combination {
    OpState<?> of(Value x, Value constant, OverflowAttr flags);
  }

  /** {@code op} has c1 on the right, {@code inner} has c0 on the right. */
  private static void withRightConstants(OverflowBinaryOp op, OverflowBinaryOp inner, Rewriter rw, BinaryOperator<BigInteger> constant,
      Combination combination) {
    replace(op, inner, inner.rhs(), inner.lhs(), op.rhs(), inner.rhs(), rw, constant, combination);
  }

  /** {@code op} has c1 on the right, {@code inner} has c0 on the left. */
  private static void withLeftConstant(OverflowBinaryOp op, OverflowBinaryOp inner, Rewriter rw, BinaryOperator<BigInteger> constant,
      Combination combination) {
    replace(op, inner, inner.lhs(), inner.rhs(), op.rhs(), inner.lhs(), rw, constant, combination);
  }

  /** {@code op} has c1 on the left. */
  private static void fromConstant(SubIOp op, OverflowBinaryOp inner, Value c0, Value x, Rewriter rw, BinaryOperator<BigInteger> constant,
      Combination combination) {
    replace(op, inner, c0, x, op.lhs(), op.lhs(), rw, constant, combination);
  }

  private static void replace(OverflowBinaryOp op, OverflowBinaryOp inner, Value c0, Value x, Value c1, Value visitedFirst, Rewriter rw,
      BinaryOperator<BigInteger> constant, Combination combination) {
    IntegerAttr first = Rules.number(c0);
    IntegerAttr second = Rules.number(c1);
    if (first == null || second == null) return;
    OverflowAttr both = inner.overflow().and(op.overflow());
    OverflowAttr hold = flagsOf(first, second, ArithTypes.width(op.type()), constant);
    OverflowAttr flags = rw.profile().strategy(RewrittenFlags.class, RewrittenFlags.SOUND).kept(both, hold);
    Rules.begin(rw, op, visitedFirst);
    Value combined = Rules.constant(rw, op.result(), constant.apply(first.value(), second.value()));
    Rules.replace(rw, op, combination.of(x, combined, flags));
  }

  /**
   * The flags that an operation on a combined constant can have if both operations before had them: those under which
   * combining the constants does not overflow itself. 10 - 3 + 1 is 8 without signs too, 10 + (1 - 3) is not.
   */
  private static OverflowAttr flagsOf(IntegerAttr c0, IntegerAttr c1, int width, BinaryOperator<BigInteger> constant) {
    BigInteger signed = constant.apply(c0.value(), c1.value());
    BigInteger unsigned = constant.apply(Bits.of(c0.value(), width), Bits.of(c1.value(), width));
    int bits = 0;
    if (Bits.signed(Bits.of(signed, width), width).equals(signed)) bits |= OverflowAttr.NSW;
    if (Bits.of(unsigned, width).equals(unsigned)) bits |= OverflowAttr.NUW;
    return new OverflowAttr(bits);
  }
}
