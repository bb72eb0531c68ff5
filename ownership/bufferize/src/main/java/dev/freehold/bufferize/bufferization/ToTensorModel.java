// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.bufferization;

import dev.freehold.bufferization.ToTensorOp;
import dev.freehold.bufferize.AnalysisState;
import dev.freehold.bufferize.BufferTypes;
import dev.freehold.bufferize.Bufferizer;
import dev.freehold.bufferize.ReadOnly;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.BaseMemRefType;

/** A buffer that was one before; it goes away when all its users use the buffer. */
record ToTensorModel(ToTensorOp op) implements ReadOnly {
  @Override
  public boolean isWritable(Value value, AnalysisState state) {
    return op.prop("writable") != null;
  }

  @Override
  public void bufferize(Bufferizer to) {}

  @Override
  public BaseMemRefType bufferType(Value value, BufferTypes types) {
    return (BaseMemRefType) op.buffer().type();
  }
}
