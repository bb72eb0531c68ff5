// SPDX-License-Identifier: Apache-2.0
package dev.freehold.scf;

import dev.freehold.ir.Block;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef.RegionKind;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.RecursiveMemoryEffects;
import dev.freehold.ir.Traits;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.iface.RegionBranchOp;
import dev.freehold.ir.iface.RegionTerminator;
import dev.freehold.ir.text.Printing;

/** Terminates the body of {@code scf.parallel}: passes a value to each reduction, and has a region for each that combines two of them. */
public final class ReduceOp extends Op implements RegionTerminator, RecursiveMemoryEffects {
  public static final OpDef<ReduceOp> DEF = OpDef.of("scf.reduce", ReduceOp.class, ReduceOp::new)
      .operands("operands", TypeSet.ANY)
      .region("reductions", RegionKind.VARIADIC)
      .traits(Traits.hasParent("scf.parallel"))
      .assembly("(`(` $operands^ `:` type($operands) `)`)? $reductions attr-dict")
      .build();

  private ReduceOp(OpState<?> state) {
    super(state);
  }

  /** Ends a loop that reduces nothing. */
  public static OpState<ReduceOp> empty() {
    return DEF.state();
  }

  /** How two values of operand {@code i} become one: a block with two arguments. */
  public Block reduction(int i) {
    return region(i).entryBlock();
  }

  /** Nothing goes on from one iteration to the next. */
  @Override
  public OperandRange passedOperands(RegionBranchOp.Target target) {
    return new OperandRange(this, 0, 0, -1);
  }

  @Override
  protected void verifyRegions(Checker check) {
    if (regionCount() != operandCount()) {
      check.error("expects number of reduction regions: " + regionCount() + " to be the same as number of reduction operands: "
          + operandCount());
      return;
    }
    for (int i = 0; i < regionCount() && !check.failed(); i++) verifyReduction(i, check);
  }

  private void verifyReduction(int i, Checker check) {
    Type type = operand(i).type();
    Block block = reduction(i);
    if (block.argumentCount() != 2 || !block.arguments().stream().allMatch(argument -> argument.type().equals(type))) {
      check.error("expected two block arguments with type " + Printing.quoted(type) + " in the " + i + "-th reduction region");
    } else if (!(block.last() instanceof ReduceReturnOp)) {
      check.error("reduction bodies must be terminated with an 'scf.reduce.return' op");
    }
  }
}
