// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.tensor;

import dev.freehold.bufferize.AliasingValue;
import dev.freehold.bufferize.AnalysisState;
import dev.freehold.bufferize.Bufferizable;
import dev.freehold.bufferize.Bufferizer;
import dev.freehold.bufferize.TensorCopies;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.tensor.ParallelInsertSliceOp;
import java.util.List;

/** A copy into a part of the buffer, in front of the terminator that the operation is in. */
record ParallelInsertSliceModel(ParallelInsertSliceOp op) implements Bufferizable, Insertion {
  @Override
  public boolean reads(Use operand, AnalysisState state) {
    return operand == source()
        || leavesElements() && state.ops().profile().strategy(ParallelInsertions.class, ParallelInsertions.SOUND).readDestination();
  }

  @Override
  public boolean writes(Use operand, AnalysisState state) {
    return operand == destination();
  }

  @Override
  public List<AliasingValue> aliasingValues(Use operand, AnalysisState state) {
    return List.of();
  }

  /** Copies are made for the operation around it. */
  @Override
  public void resolveConflicts(TensorCopies copies) {}

  @Override
  public void bufferize(Bufferizer to) {
    to.rewriter().before(op.enclosingOp()).withLocation(op.location());
    Value destination = to.buffer(destination().value());
    Value source = to.buffer(source().value());
    copy(destination, source, to);
    to.rewriter().erase(op);
  }
}
