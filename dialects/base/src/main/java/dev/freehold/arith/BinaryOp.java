// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.TypeSets;
import java.math.BigInteger;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** An elementwise operation on two operands, with a result of their type. */
public abstract class BinaryOp extends ElementwiseOp {
  protected BinaryOp(OpState<?> state) {
    super(state);
  }

  public final Value lhs() {
    return operand("lhs");
  }

  public final Value rhs() {
    return operand("rhs");
  }

  /** The constant result where both operands are integer constants, otherwise null; {@code f} gets signed integers, and gives up by null. */
  protected final @Nullable Attribute foldSigned(BiFunction<BigInteger, BigInteger, @Nullable BigInteger> f) {
    int width = ArithTypes.width(type());
    return foldBits((a, b) -> f.apply(Bits.signed(a, width), Bits.signed(b, width)));
  }

  /** The constant result where both operands are constants, otherwise null; {@code f} gets unsigned integers, and gives up by null. */
  protected final @Nullable Attribute foldBits(BiFunction<BigInteger, BigInteger, @Nullable BigInteger> f) {
    int width = ArithTypes.width(type());
    Attribute rhs = constant(1);
    return Constants.combine(constant(0), rhs, type(), (a, b) -> {
      BigInteger result = f.apply(a, b);
      return result == null ? null : Bits.of(result, width);
    });
  }

  /** An operation on two operands whose result type is inferred. */
  static <O extends Op> OpState<O> state(OpDef<O> def, Value lhs, Value rhs) {
    return def.state().operands(lhs, rhs).results(lhs.type());
  }

  /** Declares an operation on two integers. */
  static <O extends BinaryOp> OpDefBuilder<O> integers(String name, Class<O> kind, Function<OpState<O>, O> constructor) {
    return Declare.sameType(name, kind, constructor)
        .operand("lhs", TypeSets.SIGNLESS_INTEGER_LIKE).operand("rhs", TypeSets.SIGNLESS_INTEGER_LIKE)
        .result("result", TypeSets.SIGNLESS_INTEGER_LIKE)
        .assembly("$lhs `,` $rhs attr-dict `:` type($result)");
  }

  /** Declares an operation on two floats, with fast-math flags. */
  static <O extends BinaryOp> OpDefBuilder<O> floats(String name, Class<O> kind, Function<OpState<O>, O> constructor) {
    return Declare.sameType(name, kind, constructor)
        .operand("lhs", TypeSets.FLOAT_LIKE).operand("rhs", TypeSets.FLOAT_LIKE).result("result", TypeSets.FLOAT_LIKE)
        .defaultAttr("fastmath", FastMathAttr.SET, FastMathAttr.NONE)
        .assembly("$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)");
  }
}
