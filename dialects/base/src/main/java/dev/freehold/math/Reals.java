// SPDX-License-Identifier: Apache-2.0
package dev.freehold.math;

import dev.freehold.ir.builtin.FloatFormat;
import java.math.BigInteger;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;
import org.jspecify.annotations.Nullable;

/** Functions on real numbers, computed in double precision. */
public final class Reals {
  private static final double LN_2 = Math.log(2);
  /** The result of an operation without one on the reference's hosts: a NaN with its sign bit set. */
  private static final long INVALID = 0xFFF8000000000000L;

  private Reals() {}

  /** {@code f} of a float of 32 or 64 bits; null for other formats. A NaN stays itself, but quiet. */
  public static @Nullable BigInteger apply(FloatFormat format, BigInteger bits, DoubleUnaryOperator f) {
    if (!isReal(format)) return null;
    if (format.isNaN(bits)) return format.add(bits, bits);
    return encode(format, f.applyAsDouble(format.toDouble(bits)));
  }

  /** {@code f} of two floats of 32 or 64 bits; null for other formats. */
  public static @Nullable BigInteger apply(FloatFormat format, BigInteger a, BigInteger b, DoubleBinaryOperator f) {
    if (!isReal(format)) return null;
    return encode(format, f.applyAsDouble(format.toDouble(a), format.toDouble(b)));
  }

  private static boolean isReal(FloatFormat format) {
    return format == FloatFormat.F32 || format == FloatFormat.F64;
  }

  private static BigInteger encode(FloatFormat format, double value) {
    if (!Double.isNaN(value)) return format.fromDouble(value);
    return Double.doubleToRawLongBits(value) == INVALID ? format.negate(format.nan()) : format.nan();
  }

  /** The value of a function outside of its domain. */
  public static double invalid() {
    return Double.longBitsToDouble(INVALID);
  }

  /** {@code f} of a number in its domain. */
  private static double checked(boolean inDomain, double x, DoubleUnaryOperator f) {
    return inDomain ? f.applyAsDouble(x) : invalid();
  }

  public static double sin(double x) {
    return checked(Double.isFinite(x), x, StrictMath::sin);
  }

  public static double cos(double x) {
    return checked(Double.isFinite(x), x, StrictMath::cos);
  }

  public static double tan(double x) {
    return checked(Double.isFinite(x), x, StrictMath::tan);
  }

  /** Outside of its domain, the reference returns a NaN without a sign for this one and the next. */
  public static double asin(double x) {
    return Math.abs(x) <= 1 ? StrictMath.asin(x) : Double.NaN;
  }

  public static double acos(double x) {
    return Math.abs(x) <= 1 ? StrictMath.acos(x) : Double.NaN;
  }

  public static double asinh(double x) {
    double a = Math.abs(x);
    if (a == 0 || Double.isInfinite(a)) return x;
    // Without cancellation for small arguments, without overflow for large ones.
    double result = a > 1e8 ? StrictMath.log(a) + LN_2 : StrictMath.log1p(a + a * a / (1 + Math.sqrt(1 + a * a)));
    return Math.copySign(result, x);
  }

  public static double acosh(double x) {
    if (x < 1) return invalid();
    if (x > 1e8) return StrictMath.log(x) + LN_2;
    double t = x - 1;
    return StrictMath.log1p(t + Math.sqrt(2 * t + t * t));
  }

  public static double atanh(double x) {
    double a = Math.abs(x);
    if (a > 1) return invalid();
    if (a == 0) return x;
    return Math.copySign(0.5 * StrictMath.log1p(2 * a / (1 - a)), x);
  }

  public static double exp2(double x) {
    return StrictMath.pow(2, x);
  }

  public static double log2(double x) {
    int exponent = Math.getExponent(x);
    if (Double.isFinite(x) && exponent >= Double.MIN_EXPONENT && x == Math.scalb(1.0, exponent)) return exponent;
    return StrictMath.log(x) / LN_2;
  }

  public static double pow(double x, double y) {
    double result = StrictMath.pow(x, y);
    return Double.isNaN(result) && !Double.isNaN(x) && !Double.isNaN(y) ? invalid() : result;
  }

  /** The error function. */
  public static double erf(double x) {
    double a = Math.abs(x);
    return a < 2 ? erfSeries(x) : Math.copySign(1 - erfcFraction(a), x);
  }

  /** One minus the error function, also where that is very little. */
  public static double erfc(double x) {
    if (x < 2) return 1 - erf(x);
    return erfcFraction(x);
  }

  /** 2/sqrt(pi) exp(-x^2) sum of 2^n x^(2n+1) / (1 3 5 … (2n+1)), all terms having one sign. */
  private static double erfSeries(double x) {
    double term = x;
    double sum = x;
    for (int n = 1; Math.abs(term) > Math.abs(sum) * 1e-18; n++) {
      term *= 2 * x * x / (2 * n + 1);
      sum += term;
    }
    return 2 / Math.sqrt(Math.PI) * StrictMath.exp(-x * x) * sum;
  }

  /** exp(-x^2)/sqrt(pi) times the continued fraction 1/(x + (1/2)/(x + 1/(x + (3/2)/(x + …)))). */
  private static double erfcFraction(double x) {
    double fraction = x;
    for (int n = 100; n > 0; n--) fraction = x + n / 2.0 / fraction;
    return StrictMath.exp(-x * x) / Math.sqrt(Math.PI) / fraction;
  }
}
