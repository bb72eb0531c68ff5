// SPDX-License-Identifier: Apache-2.0
package dev.freehold.emitc;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.TypeSets;

/** One of two values: {@code emitc.conditional %c, %a, %b : i32}. */
public final class ConditionalOp extends Op implements CExpression {
  public static final OpDef<ConditionalOp> DEF = OpDef.of("emitc.conditional", ConditionalOp.class, ConditionalOp::new)
      .operand("condition", TypeSets.I1)
      .operand("true_value", EmitcTypes.ANY)
      .operand("false_value", EmitcTypes.ANY)
      .result("result", EmitcTypes.ANY)
      .sameType("true_value", "false_value", "result")
      .assembly("operands attr-dict `:` type($result)")
      .build();

  private ConditionalOp(OpState<?> state) {
    super(state);
  }

  @Override
  public boolean hasSideEffects() {
    return false;
  }
}
