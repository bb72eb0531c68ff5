// SPDX-License-Identifier: Apache-2.0
package dev.freehold.affine;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Traits;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.iface.ReturnLike;

/** Ends a region of a loop or conditional and hands it the operands. */
public final class YieldOp extends Op implements Pure, ReturnLike {
  public static final OpDef<YieldOp> DEF = OpDef.of("affine.yield", YieldOp.class, YieldOp::new)
      .operands("operands", TypeSet.ANY)
      .traits(Traits.MEMREFS_NORMALIZABLE)
      .assembly("attr-dict ($operands^ `:` type($operands))?")
      .build();

  private YieldOp(OpState<?> state) {
    super(state);
  }

  /** Hands over nothing. */
  public static OpState<YieldOp> empty() {
    return DEF.state();
  }

  @Override
  protected void verify(Checker check) {
    Op parent = parentOp();
    if (!(parent instanceof ForOp || parent instanceof IfOp || parent instanceof ParallelOp)) {
      check.error("only terminates affine.if/for/parallel regions");
      return;
    }
    if (parent.resultCount() != operandCount()) {
      check.error("parent of yield must have same number of results as the yield operands");
      return;
    }
    for (int i = 0; i < operandCount(); i++) {
      if (parent.result(i).type().equals(operand(i).type())) continue;
      check.error("types mismatch between yield op and its parent");
      return;
    }
  }
}
