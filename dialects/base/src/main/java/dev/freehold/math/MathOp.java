// SPDX-License-Identifier: Apache-2.0
package dev.freehold.math;

import dev.freehold.arith.ArithTypes;
import dev.freehold.arith.Constants;
import dev.freehold.arith.Declare;
import dev.freehold.arith.ElementwiseOp;
import dev.freehold.arith.FastMathAttr;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Traits;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.FloatFormat;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.Pure;
import java.math.BigInteger;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.DoubleUnaryOperator;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A function of one or more values of one type. */
public abstract class MathOp extends ElementwiseOp implements Pure {
  /** A function of an encoded float; null where it has no value. */
  protected interface OnFloat {
    @Nullable
    BigInteger apply(FloatFormat format, BigInteger bits);
  }

  protected MathOp(OpState<?> state) {
    super(state);
  }

  /** Declares an operation on one float. */
  static <O extends MathOp> OpDefBuilder<O> ofFloat(String name, Class<O> kind, Function<OpState<O>, O> constructor) {
    return Declare.sameType(name, kind, constructor)
        .operand("operand", TypeSets.FLOAT_LIKE)
        .defaultAttr("fastmath", FastMathAttr.SET, FastMathAttr.NONE)
        .result("result", TypeSets.FLOAT_LIKE)
        .assembly("$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)");
  }

  /** Declares an operation on two floats. */
  static <O extends MathOp> OpDefBuilder<O> ofFloats(String name, Class<O> kind, Function<OpState<O>, O> constructor) {
    return Declare.sameType(name, kind, constructor)
        .operand("lhs", TypeSets.FLOAT_LIKE).operand("rhs", TypeSets.FLOAT_LIKE)
        .defaultAttr("fastmath", FastMathAttr.SET, FastMathAttr.NONE)
        .result("result", TypeSets.FLOAT_LIKE)
        .assembly("$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)");
  }

  /** Declares an operation on one integer. */
  static <O extends MathOp> OpDefBuilder<O> ofInteger(String name, Class<O> kind, Function<OpState<O>, O> constructor) {
    return Declare.sameType(name, kind, constructor)
        .operand("operand", TypeSets.SIGNLESS_INTEGER_LIKE)
        .result("result", TypeSets.SIGNLESS_INTEGER_LIKE)
        .assembly("$operand attr-dict `:` type($result)");
  }

  /** Declares a question about one float. */
  static <O extends MathOp> OpDefBuilder<O> question(String name, Class<O> kind, Function<OpState<O>, O> constructor) {
    return OpDef.of(name, kind, constructor)
        .operand("operand", TypeSets.FLOAT_LIKE)
        .defaultAttr("fastmath", FastMathAttr.SET, FastMathAttr.NONE)
        .result("result", TypeSets.BOOL_LIKE)
        .typeFrom("result type has i1 element type and same shape as operands", "operand", "result", ArithTypes::boolLike)
        .traits(Traits.elementwiseMappable())
        .inferResults(state -> List.of(ArithTypes.boolLike(state.operands().getFirst().type())))
        .assembly("$operand attr-dict `:` type($operand)");
  }

  final FloatFormat format() {
    return ((FloatType) TypeSets.elementOrSelf(operands().getFirst().type())).format();
  }

  /** The constant result where the operand is a constant; otherwise null. */
  protected final @Nullable Attribute foldFloat(OnFloat f) {
    FloatFormat format = format();
    return Constants.map(constant(0), type(), bits -> f.apply(format, bits));
  }

  /** The constant result where the operand is a constant of 32 or 64 bits, otherwise null; {@code f} is not given NaN. */
  protected final @Nullable Attribute foldReal(DoubleUnaryOperator f) {
    return foldFloat((format, bits) -> Reals.apply(format, bits, f));
  }

  /** Like {@link #foldReal}, where the operand has no minus sign. */
  protected final @Nullable Attribute foldNonNegative(DoubleUnaryOperator f) {
    return foldFloat((format, bits) -> format.isNegative(bits) ? null : Reals.apply(format, bits, f));
  }

  /** The constant result where the operand is a constant that has one value everywhere; otherwise null. */
  protected final @Nullable Attribute foldTest(BiPredicate<FloatFormat, BigInteger> question) {
    if (!Constants.isFloat(constant(0), (format, bits) -> true)) return null;
    return Constants.filled(type(), Constants.isFloat(constant(0), question) ? BigInteger.ONE : BigInteger.ZERO);
  }
}
