// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import dev.freehold.ir.builtin.FloatFormat.Special;
import java.math.BigInteger;

/**
 * The operations of {@link FloatFormat}: each computes the exact result as an integer times a power of two and rounds it once.
 * What is NaN comes out as the reference has it: the first NaN operand made quiet, or the plain NaN for an invalid operation.
 */
final class FloatArithmetic {
  private static final FloatRounding NEAREST = FloatRounding.TO_NEAREST_EVEN;

  private FloatArithmetic() {}

  static BigInteger add(FloatFormat format, BigInteger left, BigInteger right, boolean subtract) {
    FloatEncoding encoding = format.encoding;
    FloatParts a = encoding.unpack(left);
    FloatParts b = encoding.unpack(right);
    if (a.isNaN() || b.isNaN()) return firstNaN(encoding, a, b);
    boolean bNegative = b.negative() != subtract;
    if (a.isInfinite()) return b.isInfinite() && a.negative() != bNegative ? format.nan() : left;
    if (b.isInfinite()) return format.infinity(bNegative);
    if (a.isZero() && b.isZero()) return format.zero(a.negative() && bNegative);
    int scale = a.isZero() ? b.exponent() : b.isZero() ? a.exponent() : Math.min(a.exponent(), b.exponent());
    BigInteger addend = b.scaledTo(scale);
    BigInteger sum = subtract ? a.scaledTo(scale).subtract(addend) : a.scaledTo(scale).add(addend);
    return encoding.round(sum.signum() < 0, sum.abs(), scale, false, NEAREST).bits();
  }

  static BigInteger multiply(FloatFormat format, BigInteger left, BigInteger right) {
    FloatEncoding encoding = format.encoding;
    FloatParts a = encoding.unpack(left);
    FloatParts b = encoding.unpack(right);
    if (a.isNaN() || b.isNaN()) return firstNaN(encoding, a, b);
    boolean negative = a.negative() != b.negative();
    if (a.isInfinite() || b.isInfinite()) return a.isZero() || b.isZero() ? format.nan() : format.infinity(negative);
    if (a.isZero() || b.isZero()) return format.zero(negative);
    BigInteger product = a.significand().multiply(b.significand());
    return encoding.round(negative, product, a.exponent() + b.exponent(), false, NEAREST).bits();
  }

  static BigInteger divide(FloatFormat format, BigInteger left, BigInteger right) {
    FloatEncoding encoding = format.encoding;
    FloatParts a = encoding.unpack(left);
    FloatParts b = encoding.unpack(right);
    if (a.isNaN() || b.isNaN()) return firstNaN(encoding, a, b);
    boolean negative = a.negative() != b.negative();
    if (a.isInfinite()) return b.isInfinite() ? format.nan() : format.infinity(negative);
    if (b.isInfinite()) return format.zero(negative);
    if (b.isZero()) return divideByZero(format, a, negative);
    if (a.isZero()) return format.zero(negative);
    // Enough quotient bits for the precision and a half; the remainder only matters as "there is more".
    int shift = Math.max(0, format.precision + 2 + b.significand().bitLength() - a.significand().bitLength());
    BigInteger[] quotient = a.significand().shiftLeft(shift).divideAndRemainder(b.significand());
    int exponent = a.exponent() - b.exponent() - shift;
    return encoding.round(negative, quotient[0], exponent, quotient[1].signum() != 0, NEAREST).bits();
  }

  private static BigInteger divideByZero(FloatFormat format, FloatParts dividend, boolean negative) {
    if (dividend.isZero()) return format.nan();
    // A format with neither infinity nor NaN has no answer; the reference's bits are those of zero.
    return format.special == Special.NONE ? format.zero(negative) : format.infinity(negative);
  }

  static BigInteger remainder(FloatFormat format, BigInteger left, BigInteger right) {
    FloatEncoding encoding = format.encoding;
    FloatParts a = encoding.unpack(left);
    FloatParts b = encoding.unpack(right);
    if (a.isNaN() || b.isNaN()) return firstNaN(encoding, a, b);
    if (a.isInfinite() || b.isZero()) return format.nan();
    if (a.isZero() || b.isInfinite()) return left;
    BigInteger rest;
    int scale = Math.min(a.exponent(), b.exponent());
    if (a.exponent() >= b.exponent()) {
      // Powers of two modulo the divisor: the exponents of f128 are far apart.
      BigInteger power = BigInteger.TWO.modPow(BigInteger.valueOf(a.exponent() - b.exponent()), b.significand());
      rest = a.significand().multiply(power).mod(b.significand());
    } else {
      rest = a.significand().mod(b.significand().shiftLeft(b.exponent() - scale));
    }
    return encoding.round(a.negative(), rest, scale, false, NEAREST).bits();
  }

  private static BigInteger firstNaN(FloatEncoding encoding, FloatParts a, FloatParts b) {
    return encoding.pack(encoding.quiet(a.isNaN() ? a : b));
  }

  static FloatOrder compare(FloatParts a, FloatParts b) {
    if (a.isNaN() || b.isNaN()) return FloatOrder.UNORDERED;
    int order = Integer.compare(signum(a), signum(b));
    if (order == 0 && signum(a) != 0) order = signum(a) * compareMagnitudes(a, b);
    return order < 0 ? FloatOrder.LESS : order > 0 ? FloatOrder.GREATER : FloatOrder.EQUAL;
  }

  private static int signum(FloatParts a) {
    return a.isZero() ? 0 : a.negative() ? -1 : 1;
  }

  private static int compareMagnitudes(FloatParts a, FloatParts b) {
    if (a.isInfinite() || b.isInfinite()) return Boolean.compare(a.isInfinite(), b.isInfinite());
    int aLeading = a.exponent() + a.significand().bitLength();
    int bLeading = b.exponent() + b.significand().bitLength();
    if (aLeading != bLeading) return Integer.compare(aLeading, bLeading);
    int scale = Math.min(a.exponent(), b.exponent());
    return a.scaledTo(scale).abs().compareTo(b.scaledTo(scale).abs());
  }

  /** The operand that is {@code wanted} against the other; among zeros of both signs, minus zero counts as less. */
  static BigInteger extremum(FloatFormat format, BigInteger left, BigInteger right, FloatOrder wanted, boolean nanWins) {
    FloatEncoding encoding = format.encoding;
    FloatParts a = encoding.unpack(left);
    FloatParts b = encoding.unpack(right);
    if (a.isNaN() || b.isNaN()) {
      if (nanWins) return firstNaN(encoding, a, b);
      if (b.isNaN()) return left;
      return encoding.isSignaling(a) ? encoding.pack(encoding.quiet(a)) : right;
    }
    if (a.isZero() && b.isZero() && a.negative() != b.negative()) {
      return a.negative() == (wanted == FloatOrder.LESS) ? left : right;
    }
    return compare(b, a) == wanted ? right : left;
  }

  static FloatConversion convert(FloatFormat from, BigInteger bits, FloatFormat to, FloatRounding rounding) {
    FloatParts parts = from.encoding.unpack(bits);
    boolean negative = parts.negative();
    return switch (parts.kind()) {
      case FINITE -> to.encoding.round(negative, parts.significand(), parts.exponent(), false, rounding);
      case ZERO -> {
        boolean losesSign = negative && to.special == Special.NAN_IS_MINUS_ZERO;
        yield new FloatConversion(to.zero(negative), losesSign, false);
      }
      case INFINITE -> new FloatConversion(to.infinity(negative), !to.hasInfinity(), false);
      case NAN -> convertNaN(from, parts, to);
    };
  }

  private static FloatConversion convertNaN(FloatFormat from, FloatParts nan, FloatFormat to) {
    boolean signaling = from.encoding.isSignaling(nan);
    boolean negative = nan.negative();
    if (to.special == Special.NONE) return new FloatConversion(to.zero(negative), true, signaling);
    if (to.special != Special.IEEE) return new FloatConversion(to.encoding.nan(negative), from.hasInfinity(), signaling);
    if (from.special == Special.NAN_IS_MINUS_ZERO) return new FloatConversion(to.nan(), false, false);
    int widen = to.precision - from.precision;
    BigInteger payload = nan.significand();
    boolean oddX87 = from == FloatFormat.F80 && to != from && !(payload.testBit(63) && payload.testBit(62));
    boolean loses = oddX87 || widen < 0 && payload.getLowestSetBit() < -widen;
    BigInteger moved = widen < 0 ? payload.shiftRight(-widen) : payload.shiftLeft(widen);
    if (to == FloatFormat.F80 && from != to) moved = moved.setBit(63);
    FloatParts result = FloatParts.nan(negative, moved);
    if (signaling) result = to.encoding.quiet(result);
    return new FloatConversion(to.encoding.pack(result), loses, signaling);
  }

  static FloatToInteger toInteger(FloatParts parts, int width, boolean signed, FloatRounding rounding) {
    BigInteger least = signed ? BigInteger.ONE.shiftLeft(width - 1).negate() : BigInteger.ZERO;
    BigInteger most = BigInteger.ONE.shiftLeft(signed ? width - 1 : width).subtract(BigInteger.ONE);
    if (parts.isNaN()) return new FloatToInteger(BigInteger.ZERO, false, true);
    if (parts.isInfinite()) return new FloatToInteger(parts.negative() ? least : most, false, true);
    if (parts.isZero()) return new FloatToInteger(BigInteger.ZERO, true, false);
    if (parts.exponent() + parts.significand().bitLength() > width + 1) {
      return new FloatToInteger(parts.negative() ? least : most, false, true);
    }
    int drop = -parts.exponent();
    BigInteger magnitude = drop > 0 ? parts.significand().shiftRight(drop) : parts.significand().shiftLeft(-drop);
    boolean exact = drop <= 0 || parts.significand().getLowestSetBit() >= drop;
    if (!exact) {
      boolean half = parts.significand().testBit(drop - 1);
      int discarded = !half ? -1 : parts.significand().getLowestSetBit() < drop - 1 ? 1 : 0;
      if (rounding.awayFromZero(parts.negative(), magnitude.testBit(0), discarded)) magnitude = magnitude.add(BigInteger.ONE);
    }
    BigInteger value = parts.negative() ? magnitude.negate() : magnitude;
    if (value.compareTo(least) < 0) return new FloatToInteger(least, false, true);
    if (value.compareTo(most) > 0) return new FloatToInteger(most, false, true);
    return new FloatToInteger(value, exact, false);
  }
}
