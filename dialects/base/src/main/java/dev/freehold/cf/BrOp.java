// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cf;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.iface.BranchOp;
import dev.freehold.ir.iface.Pure;
import java.util.Collection;
import java.util.List;

/** Goes on at another block: {@code cf.br ^next(%x : i32)}. */
public final class BrOp extends Op implements BranchOp, Pure {
  public static final OpDef<BrOp> DEF = OpDef.of("cf.br", BrOp.class, BrOp::new)
      .operands("destOperands", TypeSet.ANY)
      .successor("dest")
      .assembly("$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict")
      .canonicalize("mergeIntoOnlyPredecessor", BranchPatterns::mergeIntoOnlyPredecessor)
      .canonicalize("skipPassThrough", BranchPatterns::skipPassThrough)
      .build();

  private BrOp(OpState<?> state) {
    super(state);
  }

  public static OpState<BrOp> of(Block target, Collection<? extends Value> arguments) {
    return DEF.state().operands(arguments).successors(target);
  }

  public OperandRange destOperands() {
    return operandSegment("destOperands");
  }

  public Block target() {
    return successor("dest");
  }

  @Override
  public OperandRange successorOperands(int i) {
    return destOperands();
  }

  @Override
  public int successorFor(List<Attribute> constants) {
    return 0;
  }
}
