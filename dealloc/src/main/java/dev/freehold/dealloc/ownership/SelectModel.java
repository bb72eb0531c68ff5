// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.ownership;

import dev.freehold.arith.SelectOp;
import dev.freehold.ir.Block;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;

/** Who owns the result of {@code arith.select} is a select of who owns its operands, which saves a copy. */
public record SelectModel(SelectOp op) implements OwnershipModel {

  @Override
  public Owners.Owned unique(Value buffer, Owners owners, Rewriter rewriter) {
    Block block = buffer.block();
    if (owners.of(op.trueValue(), block) instanceof Ownership.Unique(Value whenTrue)
        && owners.of(op.falseValue(), block) instanceof Ownership.Unique(Value whenFalse)) {
      return new Owners.Owned(buffer, rewriter.create(SelectOp.of(op.condition(), whenTrue, whenFalse).at(op.location())).result());
    }
    return owners.unique(buffer, block, rewriter);
  }
}
