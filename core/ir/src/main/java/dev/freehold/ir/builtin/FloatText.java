// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import java.math.BigInteger;
import java.util.Locale;

/** Floats from and to decimal text. */
final class FloatText {
  /** More digits than any format needs to distinguish a number from its neighbours' midpoint; the rest is "something more". */
  private static final int MAX_DIGITS = 12_000;
  /** Beyond this decimal exponent every format overflows, below its negative every format underflows. */
  private static final int MAX_DECIMAL_EXPONENT = 30_000;

  private FloatText() {}

  static String print(FloatFormat format, BigInteger bits) {
    FloatParts parts = format.encoding.unpack(bits);
    if (!parts.isNaN() && !parts.isInfinite()) {
      FloatDecimal decimal = FloatDecimal.of(parts);
      String brief = decimal.scientific(6);
      BigInteger canonical = format.encoding.pack(parts);
      if (parse(format, brief).equals(canonical)) return brief;
      String precise = decimal.shortest(2 + format.precision * 59 / 196);
      if (precise.indexOf('.') >= 0) return precise;
    }
    return "0x" + format.canonical(bits).toString(16).toUpperCase(Locale.ROOT);
  }

  static BigInteger parse(FloatFormat format, String text) {
    int at = 0;
    boolean negative = text.startsWith("-");
    if (negative || text.startsWith("+")) at++;
    StringBuilder digits = new StringBuilder();
    boolean more = false;
    long scale = 0;
    boolean afterPoint = false;
    for (; at < text.length(); at++) {
      char c = text.charAt(at);
      if (c == '.') {
        afterPoint = true;
        continue;
      }
      if (c < '0' || c > '9') break;
      if (digits.length() < MAX_DIGITS) {
        if (c != '0' || !digits.isEmpty()) digits.append(c);
        if (afterPoint) scale--;
      } else {
        more |= c != '0';
        if (!afterPoint) scale++;
      }
    }
    if (digits.isEmpty()) return format.zero(negative);
    if (at < text.length()) scale += exponent(text, at + 1);
    return fromDecimal(format, negative, digits.toString(), scale, more);
  }

  /** The exponent after the letter e, held within bounds where its exact size no longer matters. */
  private static long exponent(String text, int at) {
    boolean negative = text.charAt(at) == '-';
    if (negative || text.charAt(at) == '+') at++;
    long value = 0;
    for (; at < text.length(); at++) value = Math.min(value * 10 + (text.charAt(at) - '0'), 1L << 40);
    return negative ? -value : value;
  }

  private static BigInteger fromDecimal(FloatFormat format, boolean negative, String digits, long scale, boolean more) {
    FloatRounding nearest = FloatRounding.TO_NEAREST_EVEN;
    long magnitude = digits.length() + scale;
    if (Math.abs(magnitude) > MAX_DECIMAL_EXPONENT) {
      int exponent = magnitude > 0 ? 4 * MAX_DECIMAL_EXPONENT : -4 * MAX_DECIMAL_EXPONENT;
      return format.encoding.round(negative, BigInteger.ONE, exponent, true, nearest).bits();
    }
    BigInteger significand = new BigInteger(digits);
    BigInteger power = BigInteger.TEN.pow((int) Math.abs(scale));
    if (scale >= 0) return format.encoding.round(negative, significand.multiply(power), 0, more, nearest).bits();
    int shift = Math.max(0, format.precision + 2 + power.bitLength() - significand.bitLength());
    BigInteger[] quotient = significand.shiftLeft(shift).divideAndRemainder(power);
    return format.encoding.round(negative, quotient[0], -shift, more || quotient[1].signum() != 0, nearest).bits();
  }
}
