// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.bufferization;

import dev.freehold.bufferization.DeallocTensorOp;
import dev.freehold.bufferize.AliasingValue;
import dev.freehold.bufferize.AnalysisState;
import dev.freehold.bufferize.Bufferizer;
import dev.freehold.bufferize.Forwarding;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.memref.DeallocOp;
import java.util.List;

/** Frees a buffer. */
record DeallocTensorModel(DeallocTensorOp op) implements Forwarding {
  @Override
  public List<AliasingValue> aliasingValues(Use operand, AnalysisState state) {
    return List.of();
  }

  @Override
  public void bufferize(Bufferizer to) {
    Value buffer = to.buffer(op.tensor());
    to.create(DeallocOp.DEF.state().operands(buffer));
    to.rewriter().erase(op);
  }
}
