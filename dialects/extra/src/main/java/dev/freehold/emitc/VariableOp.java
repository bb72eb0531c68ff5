// SPDX-License-Identifier: Apache-2.0
package dev.freehold.emitc;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.attribute.Attribute;

/** A variable with its first value. */
public final class VariableOp extends Op {
  public static final OpDef<VariableOp> DEF = OpDef.of("emitc.variable", VariableOp.class, VariableOp::new)
      .attr("value", OpaqueAttr.OR_TYPED)
      .result("result", EmitcTypes.MEMORY, Effect.ALLOCATES)
      .build();

  private VariableOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    InitialValues.verify(this, attr("value", Attribute.class), check);
  }
}
