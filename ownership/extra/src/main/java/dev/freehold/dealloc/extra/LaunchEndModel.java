// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.extra;

import dev.freehold.dealloc.ownership.DeallocBuilder;
import dev.freehold.dealloc.ownership.OwnershipModel;
import dev.freehold.gpu.TerminatorOp;
import dev.freehold.pass.UnsupportedProgram;
import java.util.List;

/** The end of {@code gpu.launch} passes nothing on, so that each thread deallocates all that it owns. */
public record LaunchEndModel(TerminatorOp op) implements OwnershipModel {

  @Override
  public void process(DeallocBuilder builder) throws UnsupportedProgram {
    builder.deallocateBefore(op, List.of());
  }
}
