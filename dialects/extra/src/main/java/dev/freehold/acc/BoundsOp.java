// SPDX-License-Identifier: Apache-2.0
package dev.freehold.acc;

import dev.freehold.ir.Checker;
import dev.freehold.ir.NoMemoryEffect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerAttr;

/** Bounds of an array: {@code acc.bounds lowerbound(%0 : index) upperbound(%1 : index)}. */
public final class BoundsOp extends Op implements NoMemoryEffect {
  public static final OpDef<BoundsOp> DEF = OpDef.of("acc.bounds", BoundsOp.class, BoundsOp::new)
      .optionalOperand("lowerbound", AccTypes.NUMBER)
      .optionalOperand("upperbound", AccTypes.NUMBER)
      .optionalOperand("extent", AccTypes.NUMBER)
      .optionalOperand("stride", AccTypes.NUMBER)
      .defaultAttr("strideInBytes", AttrSets.BOOL, IntegerAttr.FALSE)
      .optionalOperand("startIdx", AccTypes.NUMBER)
      .operandSegments()
      .result("result", AccTypes.BOUNDS)
      .assembly("oilist(" + String.join(" | ", typed("lowerbound"), typed("upperbound"), typed("extent"), typed("stride"), typed("startIdx"))
          + ") attr-dict")
      .build();

  private BoundsOp(OpState<?> state) {
    super(state);
  }

  private static String typed(String segment) {
    return "`" + segment + "` `(` $" + segment + " `:` type($" + segment + ") `)`";
  }

  @Override
  protected void verify(Checker check) {
    if (optionalOperand("extent") == null && optionalOperand("upperbound") == null) check.plainError("expected extent or upperbound.");
  }
}
