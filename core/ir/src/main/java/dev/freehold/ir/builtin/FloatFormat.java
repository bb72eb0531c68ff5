// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A float format of the builtin types, with its arithmetic. A value is its raw bits in a {@link BigInteger} without sign; every
 * operation rounds exactly once, so it gives the same bits everywhere.
 */
public enum FloatFormat {
  F16("f16", 16, 11, -14, 15, Special.IEEE),
  BF16("bf16", 16, 8, -126, 127, Special.IEEE),
  TF32("tf32", 19, 11, -126, 127, Special.IEEE),
  F32("f32", 32, 24, -126, 127, Special.IEEE),
  F64("f64", 64, 53, -1022, 1023, Special.IEEE),
  F80("f80", 80, 64, -16382, 16383, Special.IEEE),
  F128("f128", 128, 113, -16382, 16383, Special.IEEE),
  F8E5M2("f8E5M2", 8, 3, -14, 15, Special.IEEE),
  F8E4M3("f8E4M3", 8, 4, -6, 7, Special.IEEE),
  F8E3M4("f8E3M4", 8, 5, -2, 3, Special.IEEE),
  F8E4M3FN("f8E4M3FN", 8, 4, -6, 8, Special.NAN_IS_ALL_ONES),
  F8E8M0FNU("f8E8M0FNU", 8, 1, -127, 127, Special.NAN_IS_ALL_ONES),
  F8E5M2FNUZ("f8E5M2FNUZ", 8, 3, -15, 15, Special.NAN_IS_MINUS_ZERO),
  F8E4M3FNUZ("f8E4M3FNUZ", 8, 4, -7, 7, Special.NAN_IS_MINUS_ZERO),
  F8E4M3B11FNUZ("f8E4M3B11FNUZ", 8, 4, -10, 4, Special.NAN_IS_MINUS_ZERO),
  F6E2M3FN("f6E2M3FN", 6, 4, 0, 2, Special.NONE),
  F6E3M2FN("f6E3M2FN", 6, 3, -2, 4, Special.NONE),
  F4E2M1FN("f4E2M1FN", 4, 2, 0, 2, Special.NONE);

  /** Which encodings stand for something else than a number. */
  enum Special {
    /** The largest exponent: infinity when the fraction is zero, otherwise a NaN whose first fraction bit says "quiet". */
    IEEE,
    /** No infinity; the one NaN (per sign) has all bits set. */
    NAN_IS_ALL_ONES,
    /** No infinity and no minus zero; the one NaN has its encoding. */
    NAN_IS_MINUS_ZERO,
    /** All encodings are numbers. */
    NONE
  }

  private static final Map<String, FloatFormat> BY_KEYWORD = new HashMap<>();

  static {
    for (FloatFormat f : values()) BY_KEYWORD.put(f.keyword, f);
  }

  private final String keyword;
  private final int width;
  final int precision;
  final int minExponent;
  final int maxExponent;
  final Special special;
  final FloatEncoding encoding;

  FloatFormat(String keyword, int width, int precision, int minExponent, int maxExponent, Special special) {
    this.keyword = keyword;
    this.width = width;
    this.precision = precision;
    this.minExponent = minExponent;
    this.maxExponent = maxExponent;
    this.special = special;
    this.encoding = new FloatEncoding(this);
  }

  /** The format of that builtin type, or null. */
  public static @Nullable FloatFormat byKeyword(String keyword) {
    return BY_KEYWORD.get(keyword);
  }

  /** The type's keyword, like {@code f32}. */
  public String keyword() {
    return keyword;
  }

  /** Number of bits of a value. */
  public int width() {
    return width;
  }

  /** Number of significant bits, the implicit one included. */
  public int precision() {
    return precision;
  }

  /** Whether {@code other} has at least the range and the precision of this format. */
  public boolean fitsInto(FloatFormat other) {
    return maxExponent <= other.maxExponent && minExponent >= other.minExponent && precision <= other.precision;
  }

  /** Whether there is an encoding of zero. */
  public boolean hasZero() {
    return this != F8E8M0FNU;
  }

  /** Whether there are negative numbers. */
  public boolean hasSign() {
    return this != F8E8M0FNU;
  }

  /** Whether there is an infinity. */
  public boolean hasInfinity() {
    return special == Special.IEEE;
  }

  /** Whether there is a NaN. */
  public boolean hasNaN() {
    return special != Special.NONE;
  }

  // Particular values.

  /** Zero of that sign; the nearest thing in formats that lack it, which the reference takes for exact. */
  public BigInteger zero(boolean negative) {
    return encoding.zero(negative);
  }

  /** One. */
  public BigInteger one() {
    return encoding.round(false, BigInteger.ONE, 0, false, FloatRounding.TO_NEAREST_EVEN).bits();
  }

  /** Infinity of that sign; a NaN in formats without infinity, the largest number in formats without either. */
  public BigInteger infinity(boolean negative) {
    return encoding.infinity(negative);
  }

  /** The finite value of greatest magnitude. */
  public BigInteger largest(boolean negative) {
    return encoding.largest(negative);
  }

  /** The quiet NaN that invalid operations give; zero in formats without NaN. */
  public BigInteger nan() {
    return encoding.nan(false);
  }

  // Questions about one value.

  /** Whether this is not a number. */
  public boolean isNaN(BigInteger bits) {
    return encoding.unpack(bits).isNaN();
  }

  /** Whether this is a NaN that arithmetic must report. */
  public boolean isSignaling(BigInteger bits) {
    return encoding.isSignaling(encoding.unpack(bits));
  }

  /** Whether this is plus or minus infinity. */
  public boolean isInfinite(BigInteger bits) {
    return encoding.unpack(bits).isInfinite();
  }

  /** Whether this is plus or minus zero. */
  public boolean isZero(BigInteger bits) {
    return encoding.unpack(bits).isZero();
  }

  /** Whether the sign bit is set. */
  public boolean isNegative(BigInteger bits) {
    return encoding.unpack(bits).negative();
  }

  /** Whether this is a non-zero number smaller than the smallest normal one. */
  public boolean isDenormal(BigInteger bits) {
    FloatParts parts = encoding.unpack(bits);
    if (!parts.isFiniteNonZero()) return false;
    return parts.exponent() + parts.significand().bitLength() - 1 < minExponent;
  }

  /** The one encoding the reference uses for this value: only f80 has several. */
  public BigInteger canonical(BigInteger bits) {
    return this == F80 ? encoding.pack(encoding.unpack(bits)) : bits;
  }

  // Text.

  /**
   * The value of a float literal as the reference reads one: rounded to a double first, then to this format. The text is
   * digits, a point, digits, and perhaps an exponent; it may start with a sign.
   */
  public BigInteger parseLiteral(String text) {
    return fromDouble(Double.parseDouble(text));
  }

  /** The value of a decimal number, rounded once. Same syntax as {@link #parseLiteral}, the point being optional. */
  public BigInteger parseDecimal(String text) {
    return FloatText.parse(this, text);
  }

  /** The literal the reference prints: decimal if that keeps all bits, else hexadecimal. */
  public String print(BigInteger bits) {
    return FloatText.print(this, bits);
  }

  // Arithmetic, rounding to the nearest even.

  /** Changes the sign, of a NaN too; a value without opposite stays. */
  public BigInteger negate(BigInteger a) {
    if (!hasSign() || special == Special.NAN_IS_MINUS_ZERO && (isZero(a) || isNaN(a))) return a;
    return canonical(a).flipBit(width - 1);
  }

  /** Clears the sign. */
  public BigInteger abs(BigInteger a) {
    return isNegative(a) ? negate(a) : a;
  }

  public BigInteger add(BigInteger a, BigInteger b) {
    return FloatArithmetic.add(this, a, b, false);
  }

  public BigInteger subtract(BigInteger a, BigInteger b) {
    return FloatArithmetic.add(this, a, b, true);
  }

  public BigInteger multiply(BigInteger a, BigInteger b) {
    return FloatArithmetic.multiply(this, a, b);
  }

  public BigInteger divide(BigInteger a, BigInteger b) {
    return FloatArithmetic.divide(this, a, b);
  }

  /** The remainder of the division truncated to an integer, with the sign of {@code a} (C's fmod). */
  public BigInteger remainder(BigInteger a, BigInteger b) {
    return FloatArithmetic.remainder(this, a, b);
  }

  // Comparison.

  /** Compares numbers; zeros are equal whatever their sign. */
  public FloatOrder compare(BigInteger a, BigInteger b) {
    return FloatArithmetic.compare(encoding.unpack(a), encoding.unpack(b));
  }

  /** The smaller one, minus zero before plus zero; NaN if one is NaN. */
  public BigInteger minimum(BigInteger a, BigInteger b) {
    return FloatArithmetic.extremum(this, a, b, FloatOrder.LESS, true);
  }

  /** The larger one, plus zero after minus zero; NaN if one is NaN. */
  public BigInteger maximum(BigInteger a, BigInteger b) {
    return FloatArithmetic.extremum(this, a, b, FloatOrder.GREATER, true);
  }

  /** The smaller one, a number before a NaN; only a signaling NaN on the left wins, made quiet. */
  public BigInteger minnum(BigInteger a, BigInteger b) {
    return FloatArithmetic.extremum(this, a, b, FloatOrder.LESS, false);
  }

  /** The larger one, a number before a NaN; only a signaling NaN on the left wins, made quiet. */
  public BigInteger maxnum(BigInteger a, BigInteger b) {
    return FloatArithmetic.extremum(this, a, b, FloatOrder.GREATER, false);
  }

  // Conversion.

  /** The nearest value, ties to even. */
  public BigInteger fromDouble(double value) {
    long raw = Double.doubleToRawLongBits(value);
    if (this == F64) return unsigned(raw);
    if (this == F32 && !Double.isNaN(value)) return BigInteger.valueOf(Float.floatToRawIntBits((float) value) & 0xFFFFFFFFL);
    return FloatArithmetic.convert(F64, unsigned(raw), this, FloatRounding.TO_NEAREST_EVEN).bits();
  }

  /** The nearest double, ties to even. */
  public double toDouble(BigInteger bits) {
    if (this == F64) return Double.longBitsToDouble(bits.longValue());
    if (this == F32 && !isNaN(bits)) return Float.intBitsToFloat(bits.intValue());
    return Double.longBitsToDouble(FloatArithmetic.convert(this, bits, F64, FloatRounding.TO_NEAREST_EVEN).bits().longValue());
  }

  /** The value in another format. */
  public FloatConversion convert(BigInteger bits, FloatFormat to, FloatRounding rounding) {
    return FloatArithmetic.convert(this, bits, to, rounding);
  }

  /** The nearest value to an integer. */
  public FloatConversion fromInteger(BigInteger value, FloatRounding rounding) {
    return encoding.round(value.signum() < 0, value.abs(), 0, false, rounding);
  }

  /** The integer after rounding, held in {@code intWidth} bits, two's complement if {@code signed}. */
  public FloatToInteger toInteger(BigInteger bits, int intWidth, boolean signed, FloatRounding rounding) {
    return FloatArithmetic.toInteger(encoding.unpack(bits), intWidth, signed, rounding);
  }

  private static BigInteger unsigned(long bits) {
    BigInteger low = BigInteger.valueOf(bits & Long.MAX_VALUE);
    return bits < 0 ? low.setBit(63) : low;
  }
}
