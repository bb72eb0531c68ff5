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

/** Ends a function and hands its operands to the caller. */
public final class ReturnOp extends Op implements Pure, ReturnLike {
  public static final OpDef<ReturnOp> DEF = OpDef.of("ml_program.return", ReturnOp.class, ReturnOp::new)
      .operands("operands", TypeSet.ANY)
      .traits(Traits.hasParent("ml_program.func"))
      .assembly("attr-dict ($operands^ `:` type($operands))?")
      .build();

  private ReturnOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    Results.verify(this, "return", "returns", check);
  }
}
