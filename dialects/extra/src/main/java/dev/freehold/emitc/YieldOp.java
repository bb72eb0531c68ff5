// SPDX-License-Identifier: Apache-2.0
package dev.freehold.emitc;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Terminator;
import dev.freehold.ir.Traits;
import dev.freehold.ir.iface.Pure;

/** Ends a block of a structured operation. */
public final class YieldOp extends Op implements Pure, Terminator {
  public static final OpDef<YieldOp> DEF = OpDef.of("emitc.yield", YieldOp.class, YieldOp::new)
      .optionalOperand("result", EmitcTypes.ANY)
      .traits(Traits.hasParent("emitc.do", "emitc.expression", "emitc.for", "emitc.if", "emitc.switch"))
      .assembly("attr-dict ($result^ `:` type($result))?")
      .build();

  private YieldOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    Op parent = enclosingOp();
    if (parent instanceof DoOp) return;
    if (operandCount() == 1 && parent.resultCount() != 1) check.error("yields a value not returned by parent");
    else if (operandCount() == 0 && parent.resultCount() != 0) check.error("does not yield a value to be returned by parent");
  }
}
