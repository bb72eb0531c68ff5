// SPDX-License-Identifier: Apache-2.0
package dev.freehold.emitc;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.text.Printing;

/** Gives a variable another value: {@code emitc.assign %v : i32 to %x : <i32>}. */
public final class AssignOp extends Op {
  public static final OpDef<AssignOp> DEF = OpDef.of("emitc.assign", AssignOp.class, AssignOp::new)
      .operand("var", LValueType.SET, Effect.WRITES)
      .operand("value", EmitcTypes.ANY)
      .assembly("$value `:` type($value) `to` $var `:` type($var) attr-dict")
      .build();

  private AssignOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    Type held = ((LValueType) operand("var").type()).value();
    Type value = operand("value").type();
    if (operand("var").definingOp() == null) {
      check.error("cannot assign to block argument");
    } else if (!held.equals(value)) {
      check.error("requires value's type (" + Printing.quoted(value) + ") to match variable's type (" + Printing.quoted(held) + ")");
    }
  }
}
