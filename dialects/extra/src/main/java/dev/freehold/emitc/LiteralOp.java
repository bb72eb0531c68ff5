// SPDX-License-Identifier: Apache-2.0
package dev.freehold.emitc;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.iface.Pure;

/** Literal C++ text: {@code emitc.literal "M_PI" : f32}. */
public final class LiteralOp extends Op implements Pure {
  public static final OpDef<LiteralOp> DEF = OpDef.of("emitc.literal", LiteralOp.class, LiteralOp::new)
      .attr("value", AttrSets.STRING)
      .result("result", EmitcTypes.ANY)
      .assembly("$value attr-dict `:` type($result)")
      .build();

  private LiteralOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    if (attr("value", StringAttr.class).value().isEmpty()) check.error("value must not be empty");
  }
}
