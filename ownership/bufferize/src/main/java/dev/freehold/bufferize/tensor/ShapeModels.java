// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.tensor;

import dev.freehold.bufferize.AliasingValue;
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
import dev.freehold.tensor.DimOp;
import dev.freehold.tensor.RankOp;
import dev.freehold.tensor.ReshapeOp;
import java.util.List;

/** Operations about shapes. */
final class ShapeModels {
  private ShapeModels() {}

  /** The size of a buffer. */
  record Dim(DimOp op) implements Forwarding {
    @Override
    public List<AliasingValue> aliasingValues(Use operand, AnalysisState state) {
      return List.of();
    }

    @Override
    public void bufferize(Bufferizer to) {
      to.replaceWith(op, dev.freehold.memref.DimOp.of(to.buffer(op.source()), op.index()));
    }
  }

  /** The rank of a buffer. */
  record Rank(RankOp op) implements Forwarding {
    @Override
    public List<AliasingValue> aliasingValues(Use operand, AnalysisState state) {
      return List.of();
    }

    @Override
    public void bufferize(Bufferizer to) {
      to.replaceWith(op, dev.freehold.memref.RankOp.DEF.state().operands(to.buffer(op.tensor())).results(op.result().type()));
    }
  }

  /** A view of another shape; a copy where the buffer is not in row-major order. */
  record Reshape(ReshapeOp op) implements Forwarding {
    @Override
    public boolean reads(Use operand, AnalysisState state) {
      return operand == op.use("shape");
    }

    @Override
    public List<AliasingValue> aliasingValues(Use operand, AnalysisState state) {
      return operand == op.use("source") ? List.of(AliasingValue.equivalent(op.result())) : List.of();
    }

    @Override
    public void bufferize(Bufferizer to) {
      Value source = to.buffer(op.source());
      Value shape = to.buffer(op.shape());
      BaseMemRefType type = to.types().of(op.result());
      to.rewriter().before(op);
      if (source.type() instanceof MemRefType ranked && !ranked.hasIdentityLayout()) {
        source = to.compactCopy(op.source(), ranked, op, "a reshape takes a buffer without gaps", Remedies.withoutGaps(source));
      }
      to.replaceWith(op, dev.freehold.memref.ReshapeOp.DEF.state().operands(source, shape).results(type));
    }

    @Override
    public BaseMemRefType bufferType(Value value, BufferTypes types) {
      return Layouts.IDENTITY.of(op.result().type(), types.of(op.source()).memorySpace());
    }
  }
}
