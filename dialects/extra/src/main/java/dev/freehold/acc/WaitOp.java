// SPDX-License-Identifier: Apache-2.0
package dev.freehold.acc;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.TypeSets;

/** Waits for what runs asynchronously: {@code acc.wait(%q : i32) async}. */
public final class WaitOp extends Op {
  public static final OpDef<WaitOp> DEF = OpDef.of("acc.wait", WaitOp.class, WaitOp::new)
      .operands("waitOperands", AccTypes.NUMBER)
      .with(Clauses::declareOneAsync)
      .optionalOperand("waitDevnum", AccTypes.NUMBER)
      .optionalOperand("ifCond", TypeSets.I1)
      .operandSegments()
      .assembly("(`(` $waitOperands^ `:` type($waitOperands) `)`)? oilist(" + String.join(" | ", Clauses.ONE_ASYNC, Clauses.WAIT_DEVICE, Clauses.IF)
          + ") attr-dict-with-keyword")
      .build();

  private WaitOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    Clauses.verifyAlone(this, check);
  }
}
