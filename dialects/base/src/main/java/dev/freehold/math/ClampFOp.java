// SPDX-License-Identifier: Apache-2.0
package dev.freehold.math;

import dev.freehold.arith.Declare;
import dev.freehold.arith.FastMathAttr;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.TypeSets;

/** A float clamped between two others. */
public final class ClampFOp extends MathOp {
  public static final OpDef<ClampFOp> DEF = Declare.sameType("math.clampf", ClampFOp.class, ClampFOp::new)
      .operand("value", TypeSets.FLOAT_LIKE).operand("min", TypeSets.FLOAT_LIKE).operand("max", TypeSets.FLOAT_LIKE)
      .defaultAttr("fastmath", FastMathAttr.SET, FastMathAttr.NONE)
      .result("result", TypeSets.FLOAT_LIKE)
      .assembly("$value `to` ` ` `[` $min `,` $max `]` (`fastmath` `` $fastmath^)? attr-dict `:` type($result)")
      .build();

  private ClampFOp(OpState<?> state) {
    super(state);
  }
}
