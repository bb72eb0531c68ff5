// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tosa;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.StringAttr;

/** Gives a variable a value: {@code tosa.variable_write @v, %x : tensor<2xf32>}. */
public final class VariableWriteOp extends Op {
  public static final OpDef<VariableWriteOp> DEF = OpDef.of("tosa.variable_write", VariableWriteOp.class, VariableWriteOp::new)
      .attr("name", AttrSets.SYMBOL_NAME)
      .operand("input1", TosaTypes.TENSOR)
      .assembly("$name `,` $input1 attr-dict `:` type($input1)")
      .build();

  private VariableWriteOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    ControlChecks.variable(this, attr("name", StringAttr.class).value(), operand("input1").type(), "'input1'", check);
  }
}
