// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.arith;

import dev.freehold.arith.SelectOp;
import dev.freehold.bufferize.AliasingValue;
import dev.freehold.bufferize.AnalysisState;
import dev.freehold.bufferize.BufferTypes;
import dev.freehold.bufferize.Bufferizer;
import dev.freehold.bufferize.Forwarding;
import dev.freehold.bufferize.Layouts;
import dev.freehold.bufferize.NotBufferizable;
import dev.freehold.bufferize.Relation;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.builtin.IntegerType;
import java.util.List;
import java.util.Objects;

/** The result is one of two buffers. */
record SelectModel(SelectOp op) implements Forwarding {
  @Override
  public List<AliasingValue> aliasingValues(Use operand, AnalysisState state) {
    return List.of(new AliasingValue(op.result(), Relation.EQUIVALENT, false));
  }

  @Override
  public void bufferize(Bufferizer to) {
    if (!op.condition().type().equals(IntegerType.I1)) throw NotBufferizable.by(op, "only i1 condition values are supported");
    Value whenTrue = to.buffer(op.trueValue());
    Value whenFalse = to.buffer(op.falseValue());
    if (!whenTrue.type().equals(whenFalse.type())) {
      BaseMemRefType common = to.types().of(op.result());
      whenTrue = to.cast(whenTrue, common);
      whenFalse = to.cast(whenFalse, common);
    }
    to.replaceWith(op, SelectOp.DEF.state().operands(op.condition(), whenTrue, whenFalse).results(whenTrue.type()));
  }

  @Override
  public BaseMemRefType bufferType(Value value, BufferTypes types) {
    BaseMemRefType whenTrue = types.of(op.trueValue());
    BaseMemRefType whenFalse = types.of(op.falseValue());
    if (whenTrue.equals(whenFalse)) return whenTrue;
    if (!Objects.equals(whenTrue.memorySpace(), whenFalse.memorySpace())) {
      throw NotBufferizable.at(op, "inconsistent memory space on true/false operands");
    }
    return Layouts.DYNAMIC.of(value.type(), whenTrue.memorySpace());
  }
}
