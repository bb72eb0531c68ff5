// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.ownership;

import dev.freehold.arith.SelectOp;
import dev.freehold.ir.Block;
import dev.freehold.ir.Value;

/** The ownership indicator of {@code arith.select} is a select of the indicators of its operands, which saves a clone. */
public record SelectModel(SelectOp op) implements OwnershipModel {

  @Override
  public DeallocBuilder.UniqueOwner uniqueOwner(Value memref, DeallocBuilder builder) {
    Block block = memref.enclosingBlock();
    if (builder.state().ownership(op.trueValue(), block) instanceof Ownership.Unique(Value whenTrue)
        && builder.state().ownership(op.falseValue(), block) instanceof Ownership.Unique(Value whenFalse)) {
      Value indicator = builder.rewriter().create(SelectOp.of(op.condition(), whenTrue, whenFalse).at(op.location())).result();
      return new DeallocBuilder.UniqueOwner(memref, indicator);
    }
    return builder.memrefWithUniqueOwnership(memref, block);
  }
}
