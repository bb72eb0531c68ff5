// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.complex;

import dev.freehold.arith.Bits;
import dev.freehold.arith.FastMathAttr;
import dev.freehold.complex.BitcastOp;
import dev.freehold.complex.ConstantOp;
import dev.freehold.complex.CreateOp;
import dev.freehold.complex.FunctionOp;
import dev.freehold.complex.PartOp;
import dev.freehold.interp.Emitter;
import dev.freehold.interp.ExecutorProvider;
import dev.freehold.interp.Executors;
import dev.freehold.interp.Poison;
import dev.freehold.interp.arith.Elementwise;
import dev.freehold.interp.semantics.Complex;
import dev.freehold.interp.semantics.Kinds;
import dev.freehold.ir.Op;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.ComplexType;
import dev.freehold.ir.builtin.FloatFormat;
import dev.freehold.ir.builtin.FloatOrder;
import dev.freehold.ir.builtin.FloatType;
import java.math.BigInteger;
import java.util.Map;
import java.util.function.BinaryOperator;

/**
 * The executors of complex. Products and quotients are computed by the formulas of the schoolbook, each step rounded; functions for which
 * it makes a difference how they are computed have none.
 */
public final class ComplexExecutors implements ExecutorProvider {
  /** A complex number by the bits of its real and imaginary part. */
  private record Parts(BigInteger real, BigInteger imaginary) {
    static Parts of(Object value, FloatType type) {
      Complex number = (Complex) value;
      return new Parts(Kinds.big(number.real(), type), Kinds.big(number.imaginary(), type));
    }

    boolean hasNaN(FloatFormat format) {
      return format.isNaN(real) || format.isNaN(imaginary);
    }

    Complex boxed(FloatType type) {
      return new Complex(Kinds.boxed(real, type), Kinds.boxed(imaginary, type));
    }
  }

  /** Computes a complex number from one or two. */
  @FunctionalInterface
  private interface Function {
    Parts apply(FloatFormat format, Parts a, Parts b);
  }

  private static final Map<String, Function> FUNCTIONS = Map.of(
      "complex.add", (f, a, b) -> each(f::add, a, b),
      "complex.sub", (f, a, b) -> each(f::subtract, a, b),
      "complex.mul", ComplexExecutors::multiply,
      "complex.div", ComplexExecutors::divide,
      "complex.neg", (f, a, b) -> new Parts(f.negate(a.real), f.negate(a.imaginary)),
      "complex.conj", (f, a, b) -> new Parts(a.real, f.negate(a.imaginary)));

  @Override
  public void register(Executors to) {
    to.add(ConstantOp.class, (op, out) -> {
      ArrayAttr parts = (ArrayAttr) op.value();
      Complex value = new Complex(Kinds.boxed(parts.get(0)), Kinds.boxed(parts.get(1)));
      int result = out.slot(op.result());
      out.act(frame -> frame.refs[result] = value);
    });
    to.add(CreateOp.class, (op, out) -> Elementwise.lower(op, out, operands -> new Complex(operands[0], operands[1])));
    to.add(PartOp.class, (op, out) -> {
      boolean real = op.def() == PartOp.RE;
      Elementwise.lower(op, out, operands -> real ? ((Complex) operands[0]).real() : ((Complex) operands[0]).imaginary());
    });
    to.add(FunctionOp.class, ComplexExecutors::call);
    to.add(BitcastOp.class, ComplexExecutors::bits);
  }

  /** The real part is in the low bits. */
  private static void bits(BitcastOp op, Emitter out) {
    Type from = op.operand().type();
    Type to = op.result().type();
    Elementwise.lower(op, out, operands -> {
      if (!(from instanceof ComplexType complex)) return to instanceof ComplexType made ? number(Kinds.big(operands[0], from), made) : operands[0];
      FloatType part = (FloatType) complex.element();
      Parts parts = Parts.of(operands[0], part);
      BigInteger bits = parts.imaginary.shiftLeft(part.width()).or(parts.real);
      return to instanceof ComplexType made ? number(bits, made) : Kinds.boxed(bits, to);
    });
  }

  private static Complex number(BigInteger bits, ComplexType type) {
    FloatType part = (FloatType) type.element();
    BigInteger low = Bits.of(bits, part.width());
    return new Parts(low, Bits.of(bits.shiftRight(part.width()), part.width())).boxed(part);
  }

  private static void call(FunctionOp op, Emitter out) {
    FloatType type = (FloatType) ((ComplexType) op.operands().getFirst().type()).element();
    Function function = FUNCTIONS.get(op.name());
    if (function != null) {
      boolean noNaN = op.attr("fastmath") instanceof FastMathAttr flags && flags.has(FastMathAttr.NNAN);
      // A function of one number does not look at the second, which is the first then.
      Elementwise.lower(op, out, operands -> {
        Parts parts = function.apply(type.format(), Parts.of(operands[0], type), Parts.of(operands[operands.length - 1], type));
        return noNaN && parts.hasNaN(type.format()) ? Poison.INSTANCE : parts.boxed(type);
      });
      return;
    }
    switch (op.name()) {
      case "complex.eq" -> compare(op, type, true, out);
      case "complex.neq" -> compare(op, type, false, out);
      case "complex.abs" -> Elementwise.lower(op, out, operands -> Kinds.boxed(length(type.format(), Parts.of(operands[0], type)), type));
      default -> out.leaveToEnvironment();
    }
  }

  private static void compare(Op op, FloatType type, boolean equal, Emitter out) {
    Elementwise.lower(op, out, operands -> {
      Parts a = Parts.of(operands[0], type);
      Parts b = Parts.of(operands[1], type);
      FloatFormat f = type.format();
      boolean same = f.compare(a.real, b.real) == FloatOrder.EQUAL && f.compare(a.imaginary, b.imaginary) == FloatOrder.EQUAL;
      return same == equal ? -1L : 0L;
    });
  }

  private static Parts each(BinaryOperator<BigInteger> f, Parts a, Parts b) {
    return new Parts(f.apply(a.real, b.real), f.apply(a.imaginary, b.imaginary));
  }

  private static Parts multiply(FloatFormat f, Parts a, Parts b) {
    return new Parts(f.subtract(f.multiply(a.real, b.real), f.multiply(a.imaginary, b.imaginary)),
        f.add(f.multiply(a.imaginary, b.real), f.multiply(a.real, b.imaginary)));
  }

  private static Parts divide(FloatFormat f, Parts a, Parts b) {
    BigInteger square = f.add(f.multiply(b.real, b.real), f.multiply(b.imaginary, b.imaginary));
    Parts product = multiply(f, a, new Parts(b.real, f.negate(b.imaginary)));
    return new Parts(f.divide(product.real, square), f.divide(product.imaginary, square));
  }

  private static BigInteger length(FloatFormat f, Parts a) {
    return f.fromDouble(StrictMath.hypot(f.toDouble(a.real), f.toDouble(a.imaginary)));
  }
}
