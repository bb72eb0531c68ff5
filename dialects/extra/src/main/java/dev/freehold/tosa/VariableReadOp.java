// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tosa;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.StringAttr;

/** Reads a variable: {@code %x = tosa.variable_read @v : tensor<2xf32>}. */
public final class VariableReadOp extends Op {
  public static final OpDef<VariableReadOp> DEF = OpDef.of("tosa.variable_read", VariableReadOp.class, VariableReadOp::new)
      .attr("name", AttrSets.SYMBOL_NAME)
      .result("output1", TosaTypes.TENSOR)
      .assembly("$name attr-dict `:` type($output1)")
      .build();

  private VariableReadOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    ControlChecks.variable(this, attr("name", StringAttr.class).value(), result().type(), "'output1'", check);
  }
}
