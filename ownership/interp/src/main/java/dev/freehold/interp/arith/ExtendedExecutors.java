// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.arith;

import dev.freehold.arith.AddUIExtendedOp;
import dev.freehold.arith.Bits;
import dev.freehold.arith.MulSIExtendedOp;
import dev.freehold.arith.MulUIExtendedOp;
import dev.freehold.interp.Emitter;
import dev.freehold.interp.Executors;
import dev.freehold.interp.semantics.Kinds;
import dev.freehold.ir.Op;
import dev.freehold.ir.attribute.Type;
import java.math.BigInteger;
import java.util.function.BiFunction;
import java.util.function.Function;

/** Operations on integers with two results. */
final class ExtendedExecutors {
  private ExtendedExecutors() {}

  static void register(Executors to) {
    to.add(AddUIExtendedOp.class, ExtendedExecutors::add);
    to.add(MulUIExtendedOp.class, (op, out) -> multiply(op, out, ExtendedExecutors::unsigned));
    to.add(MulSIExtendedOp.class, (op, out) -> multiply(op, out, Kinds::big));
  }

  private static void add(AddUIExtendedOp op, Emitter out) {
    Type type = Elementwise.scalar(op.lhs());
    int width = Kinds.width(type);
    Function<Object[], BigInteger> sum = operands -> unsigned(operands[0], type).add(unsigned(operands[1], type));
    // The overflow first: an operand may be the same slot as no result, but each result is computed from the operands anyway.
    Elementwise.lower(op, op.result("overflow"), out,
        operands -> Integers.fitsUnsigned(sum.apply(operands), width) ? 0L : -1L);
    Elementwise.lower(op, op.result("sum"), out,
        operands -> Kinds.boxed(sum.apply(operands), type));
  }

  /**
   * Both halves of the product.
   *
   * @param number what number an operand is
   */
  private static void multiply(Op op, Emitter out, BiFunction<Object, Type, BigInteger> number) {
    Type type = Elementwise.scalar(op.operand("lhs"));
    int width = Kinds.width(type);
    Function<Object[], BigInteger> product = operands -> number.apply(operands[0], type).multiply(number.apply(operands[1], type));
    Elementwise.lower(op, op.result("low"), out,
        operands -> Kinds.boxed(Bits.of(product.apply(operands), width), type));
    Elementwise.lower(op, op.result("high"), out,
        operands -> Kinds.boxed(product.apply(operands).shiftRight(width), type));
  }

  private static BigInteger unsigned(Object operand, Type type) {
    return Bits.of(Kinds.big(operand, type), Kinds.width(type));
  }
}
