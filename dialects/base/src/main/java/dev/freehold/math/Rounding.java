// SPDX-License-Identifier: Apache-2.0
package dev.freehold.math;

import dev.freehold.ir.builtin.FloatFormat;
import dev.freehold.ir.builtin.FloatRounding;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Floats rounded to integers. */
public final class Rounding {
  private Rounding() {}

  /** The integer, as a float of the same format. Zero keeps its sign, and what is rounded to zero gets the sign of the operand. */
  public static BigInteger toIntegral(FloatFormat format, BigInteger bits, FloatRounding rounding) {
    if (format.isNaN(bits)) return format.isSignaling(bits) ? format.add(bits, bits) : bits;
    if (format.isInfinite(bits) || format.isZero(bits)) return bits;
    // Wide enough for every finite value of every format.
    int enough = 1 << 15;
    BigInteger integer = format.toInteger(bits, enough, true, rounding).value();
    if (integer.signum() == 0) return format.zero(format.isNegative(bits));
    return format.fromInteger(integer, FloatRounding.TO_NEAREST_EVEN).bits();
  }

  /** Like {@link #toIntegral}; null for other formats than those of 32 and 64 bits. */
  public static @Nullable BigInteger ofReal(FloatFormat format, BigInteger bits, FloatRounding rounding) {
    return format == FloatFormat.F32 || format == FloatFormat.F64 ? toIntegral(format, bits, rounding) : null;
  }
}
