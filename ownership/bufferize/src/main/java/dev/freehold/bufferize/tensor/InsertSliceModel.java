// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.tensor;

import dev.freehold.bufferize.AnalysisState;
import dev.freehold.bufferize.Bufferizer;
import dev.freehold.bufferize.Destination;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.tensor.InsertSliceOp;

/** A copy into a part of the buffer. */
record InsertSliceModel(InsertSliceOp op) implements Destination, Insertion {
  @Override
  public boolean reads(Use operand, AnalysisState state) {
    return operand == source() || leavesElements() || !op.offsets().all(0);
  }

  @Override
  public void bufferize(Bufferizer to) {
    Value destination = to.buffer(destination().value());
    Value source = to.buffer(source().value());
    to.rewriter().before(op);
    copy(destination, source, to);
    to.replace(op, destination);
  }
}
