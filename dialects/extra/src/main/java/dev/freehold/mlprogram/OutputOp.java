// SPDX-License-Identifier: Apache-2.0
package dev.freehold.mlprogram;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Traits;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.iface.ReturnLike;

/** Ends a graph and hands its operands to the caller. */
public final class OutputOp extends Op implements Pure, ReturnLike {
  public static final OpDef<OutputOp> DEF = OpDef.of("ml_program.output", OutputOp.class, OutputOp::new)
      .operands("operands", TypeSet.ANY)
      .traits(Traits.hasParent("ml_program.subgraph"))
      .assembly("attr-dict ($operands^ `:` type($operands))?")
      .build();

  private OutputOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    Results.verify(this, "output", "outputs", check);
  }
}
