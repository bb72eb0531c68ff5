// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.tensor;

import dev.freehold.bufferize.AnalysisState;
import dev.freehold.bufferize.BufferTypes;
import dev.freehold.bufferize.Bufferizer;
import dev.freehold.bufferize.Forwarding;
import dev.freehold.bufferize.Layouts;
import dev.freehold.bufferize.Remedies;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.memref.CollapseShapeOp;
import java.util.Objects;

/** A view of the buffer, or a copy where its dimensions are not known to be contiguous. */
record CollapseShapeModel(dev.freehold.tensor.CollapseShapeOp op) implements Forwarding {
  /** The elements matter if they are copied, which is not known before the layout of the buffer is. */
  @Override
  public boolean reads(Use operand, AnalysisState state) {
    return true;
  }

  @Override
  public void bufferize(Bufferizer to) {
    Value source = to.buffer(op.source());
    to.rewriter().before(op);
    MemRefType type = (MemRefType) source.type();
    if (!CollapseShapeOp.isSurelyPossible(type, op.groups())) {
      source = to.compactCopy(op.source(), type, op, "the dimensions that become one are not known to be contiguous in its buffer",
          Remedies.withoutGaps(source));
      type = (MemRefType) source.type();
    }
    to.replaceWith(op, CollapseShapeOp.of(collapsed(type), source, op.groups()));
  }

  private MemRefType collapsed(MemRefType source) {
    return Objects.requireNonNull(CollapseShapeOp.typeOf(source, op.groups()), "the dimensions are contiguous");
  }

  @Override
  public BaseMemRefType bufferType(Value value, BufferTypes types) {
    MemRefType source = (MemRefType) types.of(op.source());
    return CollapseShapeOp.isSurelyPossible(source, op.groups()) ? collapsed(source) : Layouts.IDENTITY.of(op.type(), source.memorySpace());
  }
}
