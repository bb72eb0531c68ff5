// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.ownership;

import dev.freehold.ir.Rewriter;
import dev.freehold.scf.InParallelOp;
import java.util.List;

/** The end of {@code scf.forall} passes nothing on, so that each thread frees all that it owns. */
public record InParallelModel(InParallelOp op) implements OwnershipModel {

  @Override
  public void follow(Owners owners, Rewriter rewriter) throws Owners.NotOwned {
    if (!op.body().isEmpty()) throw new Owners.NotOwned(op, "only supported when nested region is empty");
    owners.freeBefore(op, List.of(), rewriter);
  }
}
