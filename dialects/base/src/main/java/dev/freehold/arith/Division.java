// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** What the divisions of integers have in common. */
public final class Division {
  /** {@link #isSafeSigned} in words. */
  public static final String SIGNED = "the divisor is a constant other than 0 and -1";
  /** {@link #isSafeUnsigned} in words. */
  public static final String UNSIGNED = "the divisor is a constant other than 0";

  private Division() {}

  /** Whether dividing by {@code divisor} is defined whatever the dividend is. */
  public static boolean isSafeUnsigned(Value divisor) {
    Attribute constant = Constants.of(divisor);
    return Constants.integer(constant) != null && !Constants.isZero(constant);
  }

  /** Like {@link #isSafeUnsigned}; -1 is not safe, because the smallest integer has no negation. */
  public static boolean isSafeSigned(Value divisor) {
    return isSafeUnsigned(divisor) && !Constants.isAllOnes(Constants.of(divisor));
  }

  /** Declares a division or remainder of integers with sign. */
  static <O extends BinaryOp> void signed(OpDefBuilder<O> declaration) {
    declaration.speculatableIf(SIGNED, op -> isSafeSigned(op.rhs()));
  }

  /** Declares a division or remainder of integers without sign. */
  static <O extends BinaryOp> void unsigned(OpDefBuilder<O> declaration) {
    declaration.speculatableIf(UNSIGNED, op -> isSafeUnsigned(op.rhs()));
  }

  /** The a of (a * b) / b or (b * a) / b where the product is known not to overflow; else null. */
  static @Nullable Value otherFactor(BinaryOp division, int noOverflow) {
    if (!(division.lhs().definingOp() instanceof MulIOp product) || !product.overflow().has(noOverflow)) return null;
    if (product.lhs() == division.rhs()) return product.rhs();
    return product.rhs() == division.rhs() ? product.lhs() : null;
  }

  /** The integer if it fits into the width as a signed one, otherwise null. */
  static @Nullable BigInteger inRange(BigInteger value, int width) {
    return value.bitLength() < width ? value : null;
  }

  static BigInteger floor(BigInteger a, BigInteger b) {
    BigInteger[] parts = a.divideAndRemainder(b);
    return parts[1].signum() != 0 && parts[1].signum() != b.signum() ? parts[0].subtract(BigInteger.ONE) : parts[0];
  }

  /**
   * The quotient rounded up; null where the reference computes it with a step that overflows: it negates the negative
   * operands and subtracts and adds one.
   */
  static @Nullable BigInteger ceil(BigInteger a, BigInteger b, int width) {
    if (b.signum() == 0) return null;
    if (a.signum() == 0) return a;
    if (a.signum() < 0 && inRange(a.negate(), width) == null) return null;
    if (b.signum() < 0 && inRange(b.negate(), width) == null) return null;
    // One does not fit into one bit with a sign.
    if (width == 1) return null;
    return floor(a.negate(), b).negate();
  }
}
