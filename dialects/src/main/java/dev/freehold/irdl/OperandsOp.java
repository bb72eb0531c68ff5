// SPDX-License-Identifier: Apache-2.0
package dev.freehold.irdl;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Traits;
import java.util.List;

/** What the operands of an operation must be: {@code irdl.operands(first: %0, more: variadic %1)}. */
public final class OperandsOp extends Op implements ValueList {
  public static final OpDef<OperandsOp> DEF =
      NamedValues.addWithVariadicityTo(OpDef.of("irdl.operands", OperandsOp.class, OperandsOp::new)).traits(Traits.hasParent("irdl.operation")).build();

  private OperandsOp(OpState<?> state) {
    super(state);
  }

  @Override
  public List<String> names() {
    return Names.of(prop(0));
  }

  @Override
  public List<Variadicity> variadicities() {
    return ((VariadicityArrayAttr) prop(1)).elements();
  }

  @Override
  protected void verify(Checker check) {
    verifyList("operand", check);
  }
}
