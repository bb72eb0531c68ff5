// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.arith;

import dev.freehold.arith.Bits;
import dev.freehold.interp.Emitter;
import dev.freehold.interp.ExecutorProvider;
import dev.freehold.interp.Executors;
import dev.freehold.interp.semantics.Kinds;
import dev.freehold.ir.Op;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.FloatFormat;
import dev.freehold.ir.builtin.FloatRounding;
import dev.freehold.math.AbsFOp;
import dev.freehold.math.AbsIOp;
import dev.freehold.math.AcosOp;
import dev.freehold.math.AcoshOp;
import dev.freehold.math.AsinOp;
import dev.freehold.math.AsinhOp;
import dev.freehold.math.Atan2Op;
import dev.freehold.math.AtanOp;
import dev.freehold.math.AtanhOp;
import dev.freehold.math.CbrtOp;
import dev.freehold.math.CeilOp;
import dev.freehold.math.ClampFOp;
import dev.freehold.math.CopySignOp;
import dev.freehold.math.CosOp;
import dev.freehold.math.CoshOp;
import dev.freehold.math.CountLeadingZerosOp;
import dev.freehold.math.CountTrailingZerosOp;
import dev.freehold.math.CtPopOp;
import dev.freehold.math.ErfOp;
import dev.freehold.math.ErfcOp;
import dev.freehold.math.Exp2Op;
import dev.freehold.math.ExpM1Op;
import dev.freehold.math.ExpOp;
import dev.freehold.math.FPowIOp;
import dev.freehold.math.FloorOp;
import dev.freehold.math.FmaOp;
import dev.freehold.math.IPowIOp;
import dev.freehold.math.IsFiniteOp;
import dev.freehold.math.IsInfOp;
import dev.freehold.math.IsNaNOp;
import dev.freehold.math.IsNormalOp;
import dev.freehold.math.Log10Op;
import dev.freehold.math.Log1pOp;
import dev.freehold.math.Log2Op;
import dev.freehold.math.LogOp;
import dev.freehold.math.PowFOp;
import dev.freehold.math.Reals;
import dev.freehold.math.RoundEvenOp;
import dev.freehold.math.RoundOp;
import dev.freehold.math.Rounding;
import dev.freehold.math.RsqrtOp;
import dev.freehold.math.SinOp;
import dev.freehold.math.SincosOp;
import dev.freehold.math.SinhOp;
import dev.freehold.math.SqrtOp;
import dev.freehold.math.TanOp;
import dev.freehold.math.TanhOp;
import dev.freehold.math.TruncOp;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.function.BiPredicate;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;
import java.util.function.ToIntBiFunction;
import org.jspecify.annotations.Nullable;

/** The executors of math. Functions that have no exact result are computed in double precision and then rounded. */
public final class MathExecutors implements ExecutorProvider {
  @Override
  public void register(Executors to) {
    registerReals(to);
    registerExact(to);
    registerIntegers(to);
  }

  private static void registerReals(Executors to) {
    real(to, AcosOp.class, Reals::acos);
    real(to, AcoshOp.class, Reals::acosh);
    real(to, AsinOp.class, Reals::asin);
    real(to, AsinhOp.class, Reals::asinh);
    real(to, AtanOp.class, StrictMath::atan);
    real(to, AtanhOp.class, Reals::atanh);
    real(to, CbrtOp.class, StrictMath::cbrt);
    real(to, CosOp.class, Reals::cos);
    real(to, CoshOp.class, StrictMath::cosh);
    real(to, ErfOp.class, Reals::erf);
    real(to, ErfcOp.class, Reals::erfc);
    real(to, ExpOp.class, StrictMath::exp);
    real(to, Exp2Op.class, Reals::exp2);
    real(to, ExpM1Op.class, StrictMath::expm1);
    real(to, LogOp.class, StrictMath::log);
    real(to, Log10Op.class, StrictMath::log10);
    real(to, Log1pOp.class, StrictMath::log1p);
    real(to, Log2Op.class, Reals::log2);
    real(to, RsqrtOp.class, x -> 1 / Math.sqrt(x));
    real(to, SinOp.class, Reals::sin);
    real(to, SinhOp.class, StrictMath::sinh);
    real(to, SqrtOp.class, Math::sqrt);
    real(to, TanOp.class, Reals::tan);
    real(to, TanhOp.class, StrictMath::tanh);
    real(to, Atan2Op.class, StrictMath::atan2);
    real(to, PowFOp.class, Reals::pow);
    to.add(SincosOp.class, (op, out) -> {
      Type type = Elementwise.scalar(op.operand());
      FloatFormat format = FloatExecutors.format(type);
      Elementwise.lower(op, op.result("sin"), out, x -> Kinds.boxed(apply(format, Kinds.big(x[0], type), Reals::sin), type));
      Elementwise.lower(op, op.result("cos"), out, x -> Kinds.boxed(apply(format, Kinds.big(x[0], type), Reals::cos), type));
    });
    to.add(FPowIOp.class, (op, out) -> {
      Type type = Elementwise.scalar(op.lhs());
      Type exponent = Elementwise.scalar(op.rhs());
      FloatFormat format = FloatExecutors.format(type);
      Elementwise.lower(op, out, x -> Kinds.boxed(format.fromDouble(
          StrictMath.pow(format.toDouble(Kinds.big(x[0], type)), Kinds.big(x[1], exponent).doubleValue())), type));
    });
  }

  private static <O extends Op> void real(Executors to, Class<O> kind, DoubleUnaryOperator f) {
    FloatExecutors.exact(to, kind, (format, x) -> apply(format, x[0], f));
  }

  private static <O extends Op> void real(Executors to, Class<O> kind, DoubleBinaryOperator f) {
    FloatExecutors.exact(to, kind, (format, x) -> format.fromDouble(f.applyAsDouble(format.toDouble(x[0]), format.toDouble(x[1]))));
  }

  private static BigInteger apply(FloatFormat format, BigInteger x, DoubleUnaryOperator f) {
    return format.isNaN(x) ? format.add(x, x) : format.fromDouble(f.applyAsDouble(format.toDouble(x)));
  }

  private static void registerExact(Executors to) {
    FloatExecutors.exact(to, AbsFOp.class, (format, x) -> format.abs(x[0]));
    FloatExecutors.exact(to, CopySignOp.class, (format, x) -> format.isNegative(x[0]) == format.isNegative(x[1]) ? x[0] : format.negate(x[0]));
    FloatExecutors.exact(to, ClampFOp.class, (format, x) -> format.minimum(format.maximum(x[0], x[1]), x[2]));
    to.add(FmaOp.class, MathExecutors::lowerMultiplyAdd);
    rounding(to, CeilOp.class, FloatRounding.UPWARD);
    rounding(to, FloorOp.class, FloatRounding.DOWNWARD);
    rounding(to, RoundOp.class, FloatRounding.TO_NEAREST_AWAY);
    rounding(to, RoundEvenOp.class, FloatRounding.TO_NEAREST_EVEN);
    rounding(to, TruncOp.class, FloatRounding.TOWARD_ZERO);
    question(to, IsFiniteOp.class, (format, x) -> !format.isNaN(x) && !format.isInfinite(x));
    question(to, IsInfOp.class, FloatFormat::isInfinite);
    question(to, IsNaNOp.class, FloatFormat::isNaN);
    question(to, IsNormalOp.class, (format, x) -> !format.isNaN(x) && !format.isInfinite(x) && !format.isZero(x) && !format.isDenormal(x));
  }

  /** Appends a multiplication and an addition that are rounded once. */
  public static void lowerMultiplyAdd(Op op, Emitter out) {
    FloatExecutors.lower(op, out, MathExecutors::multiplyAdd);
  }

  /** The exact sum of finite numbers, rounded once; where it is zero, or a number is none, rounding in between does no harm. */
  private static BigInteger multiplyAdd(FloatFormat format, BigInteger[] x) {
    BigInteger inTwoSteps = format.add(format.multiply(x[0], x[1]), x[2]);
    boolean holdsAll = format.fitsInto(FloatFormat.F64);
    for (BigInteger operand : x) {
      if (!holdsAll || format.isNaN(operand) || format.isInfinite(operand)) return inTwoSteps;
    }
    BigDecimal product = new BigDecimal(format.toDouble(x[0])).multiply(new BigDecimal(format.toDouble(x[1])));
    BigDecimal sum = product.add(new BigDecimal(format.toDouble(x[2])));
    return sum.signum() == 0 ? inTwoSteps : format.parseDecimal(sum.toPlainString());
  }

  private static <O extends Op> void rounding(Executors to, Class<O> kind, FloatRounding rounding) {
    FloatExecutors.exact(to, kind, (format, x) -> Rounding.toIntegral(format, x[0], rounding));
  }

  private static <O extends Op> void question(Executors to, Class<O> kind, BiPredicate<FloatFormat, BigInteger> f) {
    to.add(kind, (op, out) -> {
      Type type = Elementwise.scalar(op.operands().getFirst());
      FloatFormat format = FloatExecutors.format(type);
      Elementwise.lower(op, out, x -> f.test(format, Kinds.big(x[0], type)) ? -1L : 0L);
    });
  }

  private static void registerIntegers(Executors to) {
    to.add(AbsIOp.class, (op, out) -> {
      Type type = Elementwise.scalar(op.operand());
      Elementwise.lower(op, out, x -> Kinds.boxed(Kinds.big(x[0], type).abs(), type));
    });
    count(to, CountLeadingZerosOp.class, (bits, width) -> width - bits.bitLength());
    count(to, CountTrailingZerosOp.class, (bits, width) -> bits.signum() == 0 ? width : bits.getLowestSetBit());
    count(to, CtPopOp.class, (bits, width) -> bits.bitCount());
    to.add(IPowIOp.class, (op, out) -> {
      Type type = Elementwise.scalar(op.lhs());
      int width = Kinds.width(type);
      Elementwise.lower(op, out, x -> ArithExecutors.wrapped(power(Kinds.big(x[0], type), Kinds.big(x[1], type), width), type));
    });
  }

  private static <O extends Op> void count(Executors to, Class<O> kind, ToIntBiFunction<BigInteger, Integer> f) {
    to.add(kind, (op, out) -> {
      Type type = Elementwise.scalar(op.operands().getFirst());
      int width = Kinds.width(type);
      Elementwise.lower(op, out, x -> Kinds.boxed(BigInteger.valueOf(f.applyAsInt(Bits.of(Kinds.big(x[0], type), width), width)), type));
    });
  }

  /** Null for a negative power of zero. */
  private static @Nullable BigInteger power(BigInteger base, BigInteger exponent, int width) {
    if (exponent.signum() >= 0) return base.modPow(exponent, BigInteger.ONE.shiftLeft(width));
    if (base.signum() == 0) return null;
    if (base.abs().equals(BigInteger.ONE)) return base.signum() > 0 || exponent.testBit(0) ? base : BigInteger.ONE;
    return BigInteger.ZERO;
  }
}
