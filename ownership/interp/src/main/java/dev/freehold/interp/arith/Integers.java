// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.arith;

import dev.freehold.arith.Bits;
import dev.freehold.interp.semantics.Fault;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Operations on two integers of a width. They get signed integers, and return an integer that is then truncated to the width; null for poison. */
final class Integers {
  private Integers() {}

  /** An operation on signed integers. */
  @FunctionalInterface
  interface Binary {
    /** Null where the result is poison. */
    @Nullable
    BigInteger apply(BigInteger a, BigInteger b, int width);
  }

  /** Makes an operation on unsigned integers one on signed integers. */
  static Binary unsigned(Binary f) {
    return (a, b, width) -> f.apply(Bits.of(a, width), Bits.of(b, width), width);
  }

  private static BigInteger nonZero(BigInteger divisor) {
    if (divisor.signum() == 0) throw Fault.undefined("division by zero");
    return divisor;
  }

  private static BigInteger inRange(BigInteger quotient, int width) {
    if (quotient.bitLength() >= width) throw Fault.undefined("signed division overflows " + width + " bits");
    return quotient;
  }

  static BigInteger divide(BigInteger a, BigInteger b, int width) {
    return inRange(a.divide(nonZero(b)), width);
  }

  static BigInteger divideUnsigned(BigInteger a, BigInteger b, int width) {
    return a.divide(nonZero(b));
  }

  static BigInteger remainder(BigInteger a, BigInteger b, int width) {
    return a.remainder(nonZero(b));
  }

  static BigInteger floor(BigInteger a, BigInteger b, int width) {
    BigInteger[] parts = a.divideAndRemainder(nonZero(b));
    boolean down = parts[1].signum() != 0 && parts[1].signum() != b.signum();
    return inRange(down ? parts[0].subtract(BigInteger.ONE) : parts[0], width);
  }

  static BigInteger ceil(BigInteger a, BigInteger b, int width) {
    BigInteger[] parts = a.divideAndRemainder(nonZero(b));
    boolean up = parts[1].signum() != 0 && parts[1].signum() == b.signum();
    return inRange(up ? parts[0].add(BigInteger.ONE) : parts[0], width);
  }

  static BigInteger ceilUnsigned(BigInteger a, BigInteger b, int width) {
    BigInteger[] parts = a.divideAndRemainder(nonZero(b));
    return parts[1].signum() == 0 ? parts[0] : parts[0].add(BigInteger.ONE);
  }

  /** The amount of a shift; -1 where it is too large. */
  private static int amount(BigInteger b, int width) {
    BigInteger amount = Bits.of(b, width);
    return amount.bitLength() < 32 && amount.intValue() < width ? amount.intValue() : -1;
  }

  static @Nullable BigInteger shiftLeft(BigInteger a, BigInteger b, int width) {
    int by = amount(b, width);
    return by < 0 ? null : a.shiftLeft(by);
  }

  static @Nullable BigInteger shiftRight(BigInteger a, BigInteger b, int width) {
    int by = amount(b, width);
    return by < 0 ? null : a.shiftRight(by);
  }

  static @Nullable BigInteger shiftRightUnsigned(BigInteger a, BigInteger b, int width) {
    int by = amount(b, width);
    return by < 0 ? null : Bits.of(a, width).shiftRight(by);
  }

  static boolean fitsSigned(BigInteger value, int width) {
    return value.bitLength() < width;
  }

  static boolean fitsUnsigned(BigInteger value, int width) {
    return value.signum() >= 0 && value.bitLength() <= width;
  }
}
