// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.tensor;

import dev.freehold.bufferize.BufferTypes;
import dev.freehold.bufferize.Bufferizer;
import dev.freehold.bufferize.Forwarding;
import dev.freehold.bufferize.Layouts;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.tensor.CastOp;

/** A cast of the buffer. */
record CastModel(CastOp op) implements Forwarding {
  @Override
  public void bufferize(Bufferizer to) {
    Value source = to.buffer(op.source());
    BaseMemRefType type = to.types().of(op.result());
    to.rewriter().before(op);
    to.replace(op, to.cast(source, type));
  }

  @Override
  public BaseMemRefType bufferType(Value value, BufferTypes types) {
    BaseMemRefType source = types.of(op.source());
    Type type = op.result().type();
    boolean areRanked = source instanceof MemRefType && type instanceof TensorType;
    return areRanked ? ((MemRefType) source).withShape(((TensorType) type).shape()) : Layouts.DYNAMIC.of(type, source.memorySpace());
  }
}
