// SPDX-License-Identifier: Apache-2.0
package dev.freehold.irdl;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Traits;

/** What the operands of an operation must be: {@code irdl.operands(first: %0, more: variadic %1)}. */
public final class OperandsOp extends Op implements ValueList {
  public static final OpDef<OperandsOp> DEF = OpDef.of("irdl.operands", OperandsOp.class, OperandsOp::new)
      .with(NamedValues::declareWithVariadicity)
      .traits(Traits.hasParent("irdl.operation"))
      .build();

  private OperandsOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    verifyList("operand", check);
  }
}
