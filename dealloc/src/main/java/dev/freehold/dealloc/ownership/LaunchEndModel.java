// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.ownership;

import dev.freehold.gpu.TerminatorOp;
import dev.freehold.ir.Rewriter;
import java.util.List;

/** The end of {@code gpu.launch} passes nothing on, so that each thread frees all that it owns. */
public record LaunchEndModel(TerminatorOp op) implements OwnershipModel {

  @Override
  public void follow(Owners owners, Rewriter rewriter) throws Owners.NotOwned {
    owners.freeBefore(op, List.of(), rewriter);
  }
}
