// SPDX-License-Identifier: Apache-2.0
package dev.freehold.emitc;

import dev.freehold.ir.Effect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.attribute.TypeSet;

/** What a variable holds: {@code emitc.load %x : <i32>}. */
public final class LoadOp extends Op implements CExpression {
  public static final OpDef<LoadOp> DEF = OpDef.of("emitc.load", LoadOp.class, LoadOp::new)
      .operand("operand", LValueType.SET, Effect.READS)
      .result("result", TypeSet.ANY)
      .typeFrom("result type matches value type of 'operand'", "operand", "result", place -> ((LValueType) place).value())
      .assembly("$operand attr-dict `:` type($operand)")
      .build();

  private LoadOp(OpState<?> state) {
    super(state);
  }
}
