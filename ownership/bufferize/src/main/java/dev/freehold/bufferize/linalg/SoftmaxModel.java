// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.linalg;

import dev.freehold.bufferize.AnalysisState;
import dev.freehold.bufferize.Bufferizer;
import dev.freehold.bufferize.Destination;
import dev.freehold.ir.Use;
import dev.freehold.linalg.SoftmaxOp;

/** Reads its input and writes all of its init. */
record SoftmaxModel(SoftmaxOp op) implements Destination {
  @Override
  public boolean reads(Use operand, AnalysisState state) {
    return init(operand) < 0;
  }

  @Override
  public void bufferize(Bufferizer to) {
    DestinationRewrite.run(op, to);
  }
}
