// SPDX-License-Identifier: Apache-2.0
package dev.freehold.irdl;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Traits;
import dev.freehold.ir.builtin.ArrayAttr;

/** What the parameters of a type or attribute must be: {@code irdl.parameters(elem: %0)}. */
public final class ParametersOp extends Op {
  public static final OpDef<ParametersOp> DEF = OpDef.of("irdl.parameters", ParametersOp.class, ParametersOp::new)
      .with(definition -> NamedValues.declare(definition, HandleType.ATTRIBUTE))
      .traits(Traits.hasParent("irdl.attribute", "irdl.type"))
      .build();

  private ParametersOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    Names.verifyList(this, "parameter", Names.of(prop("names", ArrayAttr.class)), check);
  }
}
