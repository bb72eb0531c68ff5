// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.tensor;

import dev.freehold.bufferize.BufferTypes;
import dev.freehold.bufferize.Bufferizer;
import dev.freehold.bufferize.Forwarding;
import dev.freehold.bufferize.NotBufferizable;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.memref.ExpandShapeOp;

/** A view of the buffer, which is always possible. */
record ExpandShapeModel(dev.freehold.tensor.ExpandShapeOp op) implements Forwarding {
  @Override
  public void bufferize(Bufferizer to) {
    Value source = to.buffer(op.source());
    to.replaceWith(op, ExpandShapeOp.of(expanded((MemRefType) source.type()), source, op.groups(), op.outputShape()));
  }

  private MemRefType expanded(MemRefType source) {
    MemRefType type = ExpandShapeOp.typeOf(source, op.type().shape(), op.groups());
    if (type == null) throw NotBufferizable.silently();
    return type;
  }

  @Override
  public BaseMemRefType bufferType(Value value, BufferTypes types) {
    return expanded((MemRefType) types.of(op.source()));
  }
}
