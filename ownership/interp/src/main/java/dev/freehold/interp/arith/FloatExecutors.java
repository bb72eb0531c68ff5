// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.arith;

import dev.freehold.arith.AddFOp;
import dev.freehold.arith.CmpFOp;
import dev.freehold.arith.DivFOp;
import dev.freehold.arith.FastMathAttr;
import dev.freehold.arith.FloatPredicate;
import dev.freehold.arith.MaxNumFOp;
import dev.freehold.arith.MaximumFOp;
import dev.freehold.arith.MinNumFOp;
import dev.freehold.arith.MinimumFOp;
import dev.freehold.arith.MulFOp;
import dev.freehold.arith.NegFOp;
import dev.freehold.arith.RemFOp;
import dev.freehold.arith.SubFOp;
import dev.freehold.interp.Emitter;
import dev.freehold.interp.Executors;
import dev.freehold.interp.Poison;
import dev.freehold.interp.semantics.Kinds;
import dev.freehold.ir.Op;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.FloatFormat;
import dev.freehold.ir.builtin.FloatType;
import java.math.BigInteger;
import java.util.function.DoubleBinaryOperator;

/** Arithmetic on floats: exact in every format, by the processor in those that it has. */
final class FloatExecutors {
  private FloatExecutors() {}

  /** An operation on encoded floats. */
  @FunctionalInterface
  interface OnFloats {
    BigInteger apply(FloatFormat format, BigInteger[] operands);
  }

  static void register(Executors to) {
    fast(to, AddFOp.class, (format, x) -> format.add(x[0], x[1]), Double::sum);
    fast(to, SubFOp.class, (format, x) -> format.subtract(x[0], x[1]), (a, b) -> a - b);
    fast(to, MulFOp.class, (format, x) -> format.multiply(x[0], x[1]), (a, b) -> a * b);
    fast(to, DivFOp.class, (format, x) -> format.divide(x[0], x[1]), (a, b) -> a / b);
    exact(to, RemFOp.class, (format, x) -> format.remainder(x[0], x[1]));
    exact(to, MaximumFOp.class, (format, x) -> format.maximum(x[0], x[1]));
    exact(to, MinimumFOp.class, (format, x) -> format.minimum(x[0], x[1]));
    exact(to, MaxNumFOp.class, (format, x) -> format.maxnum(x[0], x[1]));
    exact(to, MinNumFOp.class, (format, x) -> format.minnum(x[0], x[1]));
    exact(to, NegFOp.class, (format, x) -> format.negate(x[0]));
    to.add(CmpFOp.class, FloatExecutors::compare);
  }

  static <O extends Op> void exact(Executors to, Class<O> kind, OnFloats f) {
    to.add(kind, (op, out) -> lower(op, out, f));
  }

  static FloatFormat format(Type type) {
    return ((FloatType) type).format();
  }

  static void lower(Op op, Emitter out, OnFloats f) {
    Type type = Elementwise.scalar(op.operands().getFirst());
    FloatFormat format = format(type);
    boolean noNaN = op.attr("fastmath") instanceof FastMathAttr flags && flags.has(FastMathAttr.NNAN);
    Elementwise.lower(op, out, operands -> {
      BigInteger[] numbers = new BigInteger[operands.length];
      for (int i = 0; i < numbers.length; i++) numbers[i] = Kinds.big(operands[i], type);
      BigInteger result = f.apply(format, numbers);
      return noNaN && format.isNaN(result) ? Poison.INSTANCE : Kinds.boxed(result, type);
    });
  }

  /**
   * For f32 and f64 the processor computes the same, once a NaN is left aside: its payload is up to the processor. Double
   * precision holds sum, product and quotient of two f32 so well that rounding twice does no harm.
   */
  private static <O extends Op> void fast(Executors to, Class<O> kind, OnFloats f, DoubleBinaryOperator g) {
    to.add(kind, (op, out) -> {
      Type type = op.result().type();
      boolean plain = !(op.attr("fastmath") instanceof FastMathAttr flags) || !flags.has(FastMathAttr.NNAN);
      if (!plain || !type.equals(FloatType.F32) && !type.equals(FloatType.F64)) lower(op, out, f);
      else if (type.equals(FloatType.F32)) single(op, out, f, g);
      else twice(op, out, f, g);
    });
  }

  private static void single(Op op, Emitter out, OnFloats f, DoubleBinaryOperator g) {
    int a = out.slot(op.operand("lhs"));
    int b = out.slot(op.operand("rhs"));
    int to = out.slot(op.result());
    if (op instanceof AddFOp) {
      out.act(frame -> {
        float sum = Float.intBitsToFloat((int) frame.bits[a]) + Float.intBitsToFloat((int) frame.bits[b]);
        frame.bits[to] = !Float.isNaN(sum) ? Float.floatToRawIntBits(sum) : slowly(f, FloatType.F32, frame.bits[a], frame.bits[b]);
      });
    } else if (op instanceof MulFOp) {
      out.act(frame -> {
        float product = Float.intBitsToFloat((int) frame.bits[a]) * Float.intBitsToFloat((int) frame.bits[b]);
        frame.bits[to] = !Float.isNaN(product) ? Float.floatToRawIntBits(product) : slowly(f, FloatType.F32, frame.bits[a], frame.bits[b]);
      });
    } else {
      out.act(frame -> {
        float result = (float) g.applyAsDouble(Float.intBitsToFloat((int) frame.bits[a]), Float.intBitsToFloat((int) frame.bits[b]));
        frame.bits[to] = !Float.isNaN(result) ? Float.floatToRawIntBits(result) : slowly(f, FloatType.F32, frame.bits[a], frame.bits[b]);
      });
    }
  }

  private static void twice(Op op, Emitter out, OnFloats f, DoubleBinaryOperator g) {
    int a = out.slot(op.operand("lhs"));
    int b = out.slot(op.operand("rhs"));
    int to = out.slot(op.result());
    out.act(frame -> {
      double result = g.applyAsDouble(Double.longBitsToDouble(frame.bits[a]), Double.longBitsToDouble(frame.bits[b]));
      frame.bits[to] = !Double.isNaN(result) ? Double.doubleToRawLongBits(result) : slowly(f, FloatType.F64, frame.bits[a], frame.bits[b]);
    });
  }

  private static long slowly(OnFloats f, FloatType type, long a, long b) {
    return (Long) Kinds.boxed(f.apply(type.format(), new BigInteger[] {Kinds.big(a, type), Kinds.big(b, type)}), type);
  }

  private static void compare(CmpFOp op, Emitter out) {
    Type type = Elementwise.scalar(op.lhs());
    FloatFormat format = format(type);
    FloatPredicate predicate = op.predicate();
    boolean noNaN = op.attr("fastmath") instanceof FastMathAttr flags && flags.has(FastMathAttr.NNAN);
    Elementwise.lower(op, out, operands -> {
      BigInteger a = Kinds.big(operands[0], type);
      BigInteger b = Kinds.big(operands[1], type);
      if (noNaN && (format.isNaN(a) || format.isNaN(b))) return Poison.INSTANCE;
      return predicate.test(format.compare(a, b)) ? -1L : 0L;
    });
  }
}
