// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.tensor;

import dev.freehold.bufferize.AliasingValue;
import dev.freehold.bufferize.AnalysisState;
import dev.freehold.bufferize.BufferTypes;
import dev.freehold.bufferize.Bufferizer;
import dev.freehold.bufferize.Forwarding;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.memref.SubViewOp;
import dev.freehold.memref.SubViewTypes;
import dev.freehold.tensor.ExtractSliceOp;
import java.util.List;

/** A view of a part of the buffer. */
record ExtractSliceModel(ExtractSliceOp op) implements Forwarding {
  @Override
  public List<AliasingValue> aliasingValues(Use operand, AnalysisState state) {
    return List.of(AliasingValue.part(op.result()));
  }

  @Override
  public void bufferize(Bufferizer to) {
    Value source = to.buffer(op.source());
    MemRefType type = (MemRefType) to.types().of(op.result());
    to.replaceWith(op, SubViewOp.of(type, source, op.offsets(), op.sizes(), op.strides()));
  }

  @Override
  public BaseMemRefType bufferType(Value value, BufferTypes types) {
    MemRefType source = (MemRefType) types.of(op.source());
    return SubViewTypes.infer(source, op.offsets(), op.sizes(), op.strides(), op.type().shape());
  }
}
