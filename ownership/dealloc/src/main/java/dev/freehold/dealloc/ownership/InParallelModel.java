// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.ownership;

import dev.freehold.pass.UnsupportedProgram;
import dev.freehold.scf.InParallelOp;
import java.util.List;

/** The end of {@code scf.forall} passes nothing on, so that each thread deallocates all that it owns. */
public record InParallelModel(InParallelOp op) implements OwnershipModel {

  @Override
  public void process(DeallocBuilder builder) throws UnsupportedProgram {
    if (!op.body().isEmpty()) throw new UnsupportedProgram(op, "only supported when nested region is empty");
    builder.deallocateBefore(op, List.of());
  }
}
