// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.arith;

import dev.freehold.bufferize.BufferTypes;
import dev.freehold.bufferize.Bufferizer;
import dev.freehold.bufferize.Forwarding;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.builtin.ShapedType;

/** A cast of elements between index and integers, which are the same in memory as the reference sees it. */
record IndexCastModel(Op op) implements Forwarding {
  @Override
  public void bufferize(Bufferizer to) {
    Value source = to.buffer(op.operand(0));
    to.replaceWith(op, op.def().state().operands(source).results(cast((BaseMemRefType) source.type())));
  }

  @Override
  public BaseMemRefType bufferType(Value value, BufferTypes types) {
    return cast(types.of(op.operand(0)));
  }

  private BaseMemRefType cast(BaseMemRefType source) {
    return source.withElement(((ShapedType) op.result().type()).element());
  }
}
