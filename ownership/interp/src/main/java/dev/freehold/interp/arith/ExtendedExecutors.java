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

/** Operations on integers with two results. */
final class ExtendedExecutors {
  private ExtendedExecutors() {}

  static void register(Executors to) {
    to.add(AddUIExtendedOp.class, ExtendedExecutors::add);
    to.add(MulUIExtendedOp.class, (op, out) -> multiply(op, out, Integers.unsigned((a, b, width) -> a.multiply(b))));
    to.add(MulSIExtendedOp.class, (op, out) -> multiply(op, out, (a, b, width) -> a.multiply(b)));
  }

  private static void add(AddUIExtendedOp op, Emitter out) {
    Type type = Elementwise.scalar(op.lhs());
    int width = Kinds.width(type);
    Integers.Binary sum = Integers.unsigned((a, b, w) -> a.add(b));
    // The overflow first: an operand may be the same slot as no result, but each result is computed from the operands anyway.
    Elementwise.lower(op, op.result("overflow"), out,
        operands -> Integers.fitsUnsigned(sum.apply(Kinds.big(operands[0], type), Kinds.big(operands[1], type), width), width) ? 0L : -1L);
    Elementwise.lower(op, op.result("sum"), out,
        operands -> Kinds.boxed(sum.apply(Kinds.big(operands[0], type), Kinds.big(operands[1], type), width), type));
  }

  private static void multiply(Op op, Emitter out, Integers.Binary product) {
    Type type = Elementwise.scalar(op.operand("lhs"));
    int width = Kinds.width(type);
    Elementwise.lower(op, op.result("low"), out,
        operands -> Kinds.boxed(Bits.of(product.apply(Kinds.big(operands[0], type), Kinds.big(operands[1], type), width), width), type));
    Elementwise.lower(op, op.result("high"), out,
        operands -> Kinds.boxed(product.apply(Kinds.big(operands[0], type), Kinds.big(operands[1], type), width).shiftRight(width), type));
  }
}
