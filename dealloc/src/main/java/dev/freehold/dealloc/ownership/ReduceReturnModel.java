// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.ownership;

import dev.freehold.dealloc.Buffers;
import dev.freehold.ir.Rewriter;
import dev.freehold.scf.ReduceReturnOp;
import java.util.List;

/** The end of a reduction, which may use buffers but not reduce any. */
public record ReduceReturnModel(ReduceReturnOp op) implements OwnershipModel {

  @Override
  public void follow(Owners owners, Rewriter rewriter) throws Owners.NotOwned {
    if (Buffers.isBuffer(op.reduced())) throw new Owners.NotOwned(op, "only supported when operand is not a MemRef");
    owners.freeBefore(op, List.of(), rewriter);
  }
}
