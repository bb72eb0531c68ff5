// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.arith;

import dev.freehold.arith.Bits;
import dev.freehold.index.AddOp;
import dev.freehold.index.AndOp;
import dev.freehold.index.BoolConstantOp;
import dev.freehold.index.CastSOp;
import dev.freehold.index.CastUOp;
import dev.freehold.index.CeilDivSOp;
import dev.freehold.index.CeilDivUOp;
import dev.freehold.index.CmpOp;
import dev.freehold.index.ConstantOp;
import dev.freehold.index.DivSOp;
import dev.freehold.index.DivUOp;
import dev.freehold.index.FloorDivSOp;
import dev.freehold.index.MaxSOp;
import dev.freehold.index.MaxUOp;
import dev.freehold.index.MinSOp;
import dev.freehold.index.MinUOp;
import dev.freehold.index.MulOp;
import dev.freehold.index.OrOp;
import dev.freehold.index.RemSOp;
import dev.freehold.index.RemUOp;
import dev.freehold.index.ShlOp;
import dev.freehold.index.ShrSOp;
import dev.freehold.index.ShrUOp;
import dev.freehold.index.SizeOfOp;
import dev.freehold.index.SubOp;
import dev.freehold.index.XOrOp;
import dev.freehold.interp.ExecutorProvider;
import dev.freehold.interp.Executors;
import dev.freehold.interp.semantics.Kinds;
import dev.freehold.ir.Op;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerAttr;

/** The executors of index, whose numbers have 64 bits here. */
public final class IndexExecutors implements ExecutorProvider {
  @Override
  public void register(Executors to) {
    binary(to, AddOp.class, (a, b, width) -> a.add(b));
    binary(to, SubOp.class, (a, b, width) -> a.subtract(b));
    binary(to, MulOp.class, (a, b, width) -> a.multiply(b));
    binary(to, AndOp.class, (a, b, width) -> a.and(b));
    binary(to, OrOp.class, (a, b, width) -> a.or(b));
    binary(to, XOrOp.class, (a, b, width) -> a.xor(b));
    binary(to, MaxSOp.class, (a, b, width) -> a.max(b));
    binary(to, MinSOp.class, (a, b, width) -> a.min(b));
    binary(to, MaxUOp.class, Integers.unsigned((a, b, width) -> a.max(b)));
    binary(to, MinUOp.class, Integers.unsigned((a, b, width) -> a.min(b)));
    binary(to, DivSOp.class, Integers::divide);
    binary(to, DivUOp.class, Integers.unsigned(Integers::divideUnsigned));
    binary(to, CeilDivSOp.class, Integers::ceil);
    binary(to, CeilDivUOp.class, Integers.unsigned(Integers::ceilUnsigned));
    binary(to, FloorDivSOp.class, Integers::floor);
    binary(to, RemSOp.class, Integers::remainder);
    binary(to, RemUOp.class, Integers.unsigned(Integers::remainder));
    binary(to, ShlOp.class, Integers::shiftLeft);
    binary(to, ShrSOp.class, Integers::shiftRight);
    binary(to, ShrUOp.class, Integers::shiftRightUnsigned);
    to.add(CmpOp.class, (op, out) -> ArithExecutors.lowerComparison(op.predicate(), op, out));
    to.add(ConstantOp.class, (op, out) -> Constants.lower(op.value(), op.result(), out));
    to.add(BoolConstantOp.class, (op, out) -> Constants.lower(op.value(), op.result(), out));
    to.add(SizeOfOp.class, (op, out) -> Constants.lower(IntegerAttr.ofIndex(IndexType.WIDTH), op.result(), out));
    cast(to, CastSOp.class, false);
    cast(to, CastUOp.class, true);
  }

  private static <O extends Op> void binary(Executors to, Class<O> kind, Integers.Binary f) {
    Type index = IndexType.INSTANCE;
    to.add(kind, (op, out) -> Elementwise.lower(op, out, operands -> ArithExecutors.wrapped(
        f.apply(Kinds.big(operands[0], index), Kinds.big(operands[1], index), IndexType.WIDTH), index)));
  }

  private static <O extends Op> void cast(Executors to, Class<O> kind, boolean unsigned) {
    to.add(kind, (op, out) -> {
      Type from = op.operands().getFirst().type();
      Type type = op.result().type();
      Elementwise.lower(op, out, operands -> {
        var number = Kinds.big(operands[0], from);
        return Kinds.boxed(unsigned ? Bits.of(number, Kinds.width(from)) : number, type);
      });
    });
  }
}
