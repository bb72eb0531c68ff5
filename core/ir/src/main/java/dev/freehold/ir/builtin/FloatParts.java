// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import java.math.BigInteger;

/**
 * A float taken apart. A finite value is {@code significand * 2^exponent}, exactly; for a NaN the significand is the payload
 * aligned to the format's precision, and for zero and infinity both fields are unused.
 */
record FloatParts(Kind kind, boolean negative, BigInteger significand, int exponent) {
  enum Kind { ZERO, FINITE, INFINITE, NAN }

  static FloatParts zero(boolean negative) {
    return new FloatParts(Kind.ZERO, negative, BigInteger.ZERO, 0);
  }

  static FloatParts infinite(boolean negative) {
    return new FloatParts(Kind.INFINITE, negative, BigInteger.ZERO, 0);
  }

  static FloatParts nan(boolean negative, BigInteger payload) {
    return new FloatParts(Kind.NAN, negative, payload, 0);
  }

  static FloatParts finite(boolean negative, BigInteger significand, int exponent) {
    if (significand.signum() == 0) return zero(negative);
    return new FloatParts(Kind.FINITE, negative, significand, exponent);
  }

  boolean isZero() {
    return kind == Kind.ZERO;
  }

  boolean isFiniteNonZero() {
    return kind == Kind.FINITE;
  }

  boolean isInfinite() {
    return kind == Kind.INFINITE;
  }

  boolean isNaN() {
    return kind == Kind.NAN;
  }

  /** Zero or finite, as a signed multiple of 2^scale; scale must not exceed the exponent. */
  BigInteger scaledTo(int scale) {
    if (isZero()) return BigInteger.ZERO;
    BigInteger scaled = significand.shiftLeft(exponent - scale);
    return negative ? scaled.negate() : scaled;
  }
}
