// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import dev.freehold.ir.builtin.FloatFormat.Special;
import java.math.BigInteger;

/** Takes the bits of one format apart and puts them together again; the only place that knows the layouts. */
final class FloatEncoding {
  private static final BigInteger ONE = BigInteger.ONE;

  private final FloatFormat format;
  /** f80 alone stores the leading bit of the significand. */
  private final boolean explicitLeadingBit;
  private final int fractionBits;
  private final BigInteger fractionMask;
  private final int topExponentField;
  /** What to add to the exponent of the leading bit to get the exponent field of a normal number. */
  private final int bias;
  private final int signBit;

  FloatEncoding(FloatFormat format) {
    this.format = format;
    explicitLeadingBit = format.width() == 80;
    // One exponent and nothing else: the format without sign and zero starts counting at field 0.
    boolean onlyExponent = format.precision == 1;
    fractionBits = explicitLeadingBit ? format.precision : format.precision - 1;
    fractionMask = ONE.shiftLeft(fractionBits).subtract(ONE);
    int exponentBits = format.width() - fractionBits - (onlyExponent ? 0 : 1);
    topExponentField = (1 << exponentBits) - 1;
    bias = (onlyExponent ? 0 : 1) - format.minExponent;
    signBit = onlyExponent ? -1 : format.width() - 1;
  }

  FloatParts unpack(BigInteger bits) {
    boolean negative = signBit >= 0 && bits.testBit(signBit);
    BigInteger fraction = bits.and(fractionMask);
    int field = bits.shiftRight(fractionBits).intValue() & topExponentField;
    if (isSpecial(negative, field, fraction)) {
      boolean infinite = format.special == Special.IEEE && isInfinityFraction(fraction);
      return infinite ? FloatParts.infinite(negative) : FloatParts.nan(negative, fraction);
    }
    if (explicitLeadingBit && field != 0 && !fraction.testBit(fractionBits - 1)) {
      return FloatParts.nan(negative, fraction); // f80: a normal exponent wants its leading bit
    }
    boolean normal = field != 0 || signBit < 0;
    BigInteger significand = normal && !explicitLeadingBit ? fraction.setBit(fractionBits) : fraction;
    int exponent = (normal ? field - bias : format.minExponent) - (format.precision - 1);
    return FloatParts.finite(negative, significand, exponent);
  }

  private boolean isSpecial(boolean negative, int field, BigInteger fraction) {
    return switch (format.special) {
      case IEEE -> field == topExponentField;
      case NAN_IS_ALL_ONES -> field == topExponentField && fraction.equals(fractionMask);
      case NAN_IS_MINUS_ZERO -> negative && field == 0 && fraction.signum() == 0;
      case NONE -> false;
    };
  }

  private boolean isInfinityFraction(BigInteger fraction) {
    if (explicitLeadingBit) return fraction.bitCount() == 1 && fraction.testBit(fractionBits - 1);
    return fraction.signum() == 0;
  }

  /** The bits of a value that this format can hold exactly. */
  BigInteger pack(FloatParts parts) {
    return switch (parts.kind()) {
      case ZERO -> zero(parts.negative());
      case INFINITE -> infinity(parts.negative());
      case NAN -> nan(parts.negative(), parts.significand());
      case FINITE -> round(parts.negative(), parts.significand(), parts.exponent(), false, FloatRounding.TO_NEAREST_EVEN).bits();
    };
  }

  BigInteger zero(boolean negative) {
    if (!format.hasZero()) return BigInteger.ZERO; // the smallest number stands in
    return sign(negative && format.special != Special.NAN_IS_MINUS_ZERO, BigInteger.ZERO);
  }

  BigInteger infinity(boolean negative) {
    return switch (format.special) {
      case IEEE -> {
        BigInteger fraction = explicitLeadingBit ? ONE.shiftLeft(fractionBits - 1) : BigInteger.ZERO;
        yield assemble(negative, topExponentField, fraction);
      }
      case NAN_IS_ALL_ONES, NAN_IS_MINUS_ZERO -> nan(negative);
      case NONE -> largest(negative);
    };
  }

  BigInteger largest(boolean negative) {
    BigInteger fraction = fractionMask;
    if (format.special == Special.NAN_IS_ALL_ONES && fractionBits > 0) fraction = fraction.clearBit(0);
    return assemble(negative, format.maxExponent + bias, fraction);
  }

  /** A quiet NaN without payload. */
  BigInteger nan(boolean negative) {
    return nan(negative, quietBit());
  }

  private BigInteger nan(boolean negative, BigInteger payload) {
    return switch (format.special) {
      case IEEE -> assemble(negative, topExponentField, payload.and(fractionMask));
      case NAN_IS_ALL_ONES -> assemble(negative, topExponentField, fractionMask);
      case NAN_IS_MINUS_ZERO -> sign(true, BigInteger.ZERO);
      case NONE -> sign(negative, BigInteger.ZERO); // there is none: the reference's bits are these
    };
  }

  private BigInteger quietBit() {
    if (format.special != Special.IEEE) return BigInteger.ZERO;
    BigInteger quiet = ONE.shiftLeft(format.precision - 2);
    return explicitLeadingBit ? quiet.setBit(fractionBits - 1) : quiet;
  }

  boolean isSignaling(FloatParts parts) {
    return parts.isNaN() && format.special == Special.IEEE && !parts.significand().testBit(format.precision - 2);
  }

  /** The same NaN, quiet. */
  FloatParts quiet(FloatParts nan) {
    return isSignaling(nan) ? FloatParts.nan(nan.negative(), nan.significand().setBit(format.precision - 2)) : nan;
  }

  /** The format's value for {@code significand * 2^exponent}, plus something below the last bit of it if {@code sticky}. */
  FloatConversion round(boolean negative, BigInteger significand, int exponent, boolean sticky, FloatRounding rounding) {
    if (significand.signum() == 0 && !sticky) return new FloatConversion(zero(negative), !format.hasZero(), false);
    if (negative && !format.hasSign()) return new FloatConversion(nan(false), true, false);
    int leading = Math.max(exponent + significand.bitLength() - 1, format.minExponent);
    if (leading > format.maxExponent) return overflow(negative, rounding);
    int drop = leading - (format.precision - 1) - exponent;
    BigInteger kept = drop <= 0 ? significand.shiftLeft(-drop) : significand.shiftRight(drop);
    boolean inexact = sticky || drop > 0 && significand.getLowestSetBit() < drop;
    if (inexact && rounding.awayFromZero(negative, kept.testBit(0), discarded(significand, drop, sticky))) {
      kept = kept.add(ONE);
      if (kept.bitLength() > format.precision) {
        kept = kept.shiftRight(1);
        leading++;
      }
    }
    if (leading > format.maxExponent || isTakenByNaN(leading, kept)) return overflow(negative, rounding);
    return new FloatConversion(assembleFinite(negative, leading, kept), inexact, false);
  }

  /** Sign of what was cut off, less one half of the last kept bit. */
  private static int discarded(BigInteger significand, int drop, boolean sticky) {
    if (drop <= 0 || !significand.testBit(drop - 1)) return -1;
    return sticky || significand.getLowestSetBit() < drop - 1 ? 1 : 0;
  }

  private boolean isTakenByNaN(int leading, BigInteger kept) {
    return format.special == Special.NAN_IS_ALL_ONES && fractionBits > 0
        && leading == format.maxExponent && kept.bitCount() == format.precision;
  }

  private FloatConversion overflow(boolean negative, FloatRounding rounding) {
    boolean infinite = format.special != Special.NONE && rounding.overflowsToInfinity(negative);
    return new FloatConversion(infinite ? infinity(negative) : largest(negative), true, false);
  }

  private BigInteger assembleFinite(boolean negative, int leading, BigInteger significand) {
    if (significand.signum() == 0) return zero(negative);
    boolean normal = significand.bitLength() == format.precision;
    return assemble(negative, normal ? leading + bias : 0, significand.and(fractionMask));
  }

  private BigInteger assemble(boolean negative, int exponentField, BigInteger fraction) {
    return sign(negative, BigInteger.valueOf(exponentField).shiftLeft(fractionBits).or(fraction));
  }

  private BigInteger sign(boolean negative, BigInteger magnitude) {
    return negative && signBit >= 0 ? magnitude.setBit(signBit) : magnitude;
  }
}
