// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import java.math.BigInteger;

/**
 * A finite float as a whole number times a power of ten, and the two ways the reference writes it. Digits are cut off before
 * they are rounded, as the reference does it: the last one may differ from correct rounding, and the printed text shows that.
 */
record FloatDecimal(boolean negative, BigInteger significand, int exponent) {
  /** log2(10), from above, as the reference has it. */
  private static final int BITS_NUMERATOR = 196;
  private static final int BITS_DENOMINATOR = 59;
  /** At most so many zeros are padded before the scientific notation is taken. */
  private static final int MAX_PADDING = 3;

  /** Exactly the value; it must be zero or finite. */
  static FloatDecimal of(FloatParts parts) {
    if (parts.isZero()) return new FloatDecimal(parts.negative(), BigInteger.ZERO, 0);
    int trailing = parts.significand().getLowestSetBit();
    BigInteger odd = parts.significand().shiftRight(trailing);
    int exponent = parts.exponent() + trailing;
    if (exponent >= 0) return new FloatDecimal(parts.negative(), odd.shiftLeft(exponent), 0);
    // x / 2^n = x * 5^n / 10^n
    return new FloatDecimal(parts.negative(), odd.multiply(BigInteger.valueOf(5).pow(-exponent)), exponent);
  }

  /** With one digit before the point and a fixed number after it; at most {@code precision} digits in all are significant. */
  String scientific(int precision) {
    StringBuilder out = start();
    if (significand.signum() == 0) return out.append("0.").repeat('0', precision).append("e+00").toString();
    Digits digits = round(precision);
    String text = digits.text();
    out.append(text.charAt(0)).append('.').append(text, 1, text.length());
    out.repeat('0', precision - text.length() + 1);
    int shown = digits.exponent() + text.length() - 1;
    out.append('e').append(shown < 0 ? '-' : '+');
    if (Math.abs(shown) < 10) out.append('0');
    return out.append(Math.abs(shown)).toString();
  }

  /** Without exponent if few zeros suffice, else scientific with no trailing zeros. */
  String shortest(int precision) {
    StringBuilder out = start();
    if (significand.signum() == 0) return out.append('0').toString();
    Digits digits = round(precision);
    String text = digits.text();
    int exponent = digits.exponent();
    int leading = exponent + text.length() - 1;
    boolean scientific = exponent >= 0 ? exponent > MAX_PADDING || leading + 1 > precision : leading < -MAX_PADDING;
    if (scientific) {
      out.append(text.charAt(0)).append('.');
      if (text.length() == 1) out.append('0');
      out.append(text, 1, text.length());
      return out.append('E').append(leading < 0 ? '-' : '+').append(Math.abs(leading)).toString();
    }
    if (exponent >= 0) return out.append(text).repeat('0', exponent).toString();
    if (leading < 0) return out.append("0.").repeat('0', -leading - 1).append(text).toString();
    return out.append(text, 0, leading + 1).append('.').append(text, leading + 1, text.length()).toString();
  }

  private StringBuilder start() {
    return new StringBuilder(negative ? "-" : "");
  }

  /** Decimal digits without trailing zeros, and the exponent of the last one. */
  private record Digits(String text, int exponent) {
    static Digits trimmed(String text, int exponent) {
      int end = text.length();
      while (text.charAt(end - 1) == '0') end--;
      return new Digits(text.substring(0, end), exponent + text.length() - end);
    }
  }

  private Digits round(int precision) {
    BigInteger kept = significand;
    int scale = exponent;
    int enoughBits = (precision * BITS_NUMERATOR + BITS_DENOMINATOR - 1) / BITS_DENOMINATOR;
    int removable = Math.max(0, kept.bitLength() - enoughBits) * BITS_DENOMINATOR / BITS_NUMERATOR;
    if (removable > 0) {
      kept = kept.divide(BigInteger.TEN.pow(removable));
      scale += removable;
    }
    Digits digits = Digits.trimmed(kept.toString(), scale);
    int excess = digits.text().length() - precision;
    if (excess <= 0) return digits;
    BigInteger head = new BigInteger(digits.text().substring(0, precision));
    if (digits.text().charAt(precision) >= '5') head = head.add(BigInteger.ONE); // half goes up
    return Digits.trimmed(head.toString(), digits.exponent() + excess);
  }
}
