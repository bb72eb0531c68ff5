// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.tensor;

import dev.freehold.bufferize.AnalysisState;
import dev.freehold.bufferize.Bufferizer;
import dev.freehold.bufferize.ReadOnly;
import dev.freehold.ir.Value;
import dev.freehold.tensor.EmptyOp;

/** A new buffer of which nobody has said what is in it. */
record EmptyModel(EmptyOp op) implements ReadOnly {
  @Override
  public boolean allocates(Value.Result result) {
    return true;
  }

  @Override
  public boolean definesElements(Value.Result result, AnalysisState state) {
    return false;
  }

  @Override
  public void bufferize(Bufferizer to) {
    if (op.hasUses()) to.rewriter().replace(op, NewTensors.like(op.result(), to));
    else to.rewriter().erase(op);
  }
}
