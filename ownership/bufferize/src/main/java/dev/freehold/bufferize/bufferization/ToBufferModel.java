// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.bufferization;

import dev.freehold.bufferization.ToBufferOp;
import dev.freehold.bufferize.AnalysisState;
import dev.freehold.bufferize.BufferPairs;
import dev.freehold.bufferize.Bufferizer;
import dev.freehold.bufferize.ReadOnly;
import dev.freehold.ir.Use;

/** A buffer that is handed out: nobody knows who reads it, nor who writes to it unless the operation says that nobody does. */
record ToBufferModel(ToBufferOp op) implements ReadOnly {
  @Override
  public boolean writes(Use operand, AnalysisState state) {
    return op.prop("read_only") == null;
  }

  @Override
  public void bufferize(Bufferizer to) {
    BufferPairs.fold(op, to);
  }
}
