// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.ownership;

import dev.freehold.dealloc.Buffers;
import dev.freehold.pass.UnsupportedProgram;
import dev.freehold.scf.ReduceReturnOp;
import java.util.List;

/** The end of a reduction, which may use memrefs but not reduce any. */
public record ReduceReturnModel(ReduceReturnOp op) implements OwnershipModel {

  @Override
  public void process(DeallocBuilder builder) throws UnsupportedProgram {
    if (Buffers.isBuffer(op.reduced())) throw new UnsupportedProgram(op, "only supported when operand is not a MemRef");
    builder.deallocateBefore(op, List.of());
  }
}
