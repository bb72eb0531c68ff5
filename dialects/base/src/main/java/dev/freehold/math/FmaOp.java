// SPDX-License-Identifier: Apache-2.0
package dev.freehold.math;

import dev.freehold.arith.Declare;
import dev.freehold.arith.FastMathAttr;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.TypeSets;

/** The product of two floats plus a third, rounded once. */
public final class FmaOp extends MathOp {
  public static final OpDef<FmaOp> DEF = Declare.sameType("math.fma", FmaOp.class, FmaOp::new)
      .operand("a", TypeSets.FLOAT_LIKE).operand("b", TypeSets.FLOAT_LIKE).operand("c", TypeSets.FLOAT_LIKE)
      .defaultAttr("fastmath", FastMathAttr.SET, FastMathAttr.NONE)
      .result("result", TypeSets.FLOAT_LIKE)
      .assembly("$a `,` $b `,` $c (`fastmath` `` $fastmath^)? attr-dict `:` type($result)")
      .build();

  private FmaOp(OpState<?> state) {
    super(state);
  }
}
