// SPDX-License-Identifier: Apache-2.0
package dev.freehold.math;

import dev.freehold.arith.FastMathAttr;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.TypeSets;
import java.util.List;

/** A float to the power of an integer. */
public final class FPowIOp extends MathOp {
  public static final OpDef<FPowIOp> DEF = OpDef.of("math.fpowi", FPowIOp.class, FPowIOp::new)
      .operand("lhs", TypeSets.FLOAT_LIKE).operand("rhs", TypeSets.SIGNLESS_INTEGER_LIKE)
      .defaultAttr("fastmath", FastMathAttr.SET, FastMathAttr.NONE)
      .result("result", TypeSets.FLOAT_LIKE)
      .sameType("lhs", "result")
      .traits(Traits.SAME_OPERANDS_AND_RESULT_SHAPE).traits(Traits.elementwiseMappable())
      .inferResults(state -> List.of(state.operands().getFirst().type()))
      .assembly("$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($lhs) `,` type($rhs)")
      .build();

  private FPowIOp(OpState<?> state) {
    super(state);
  }

  public Value lhs() {
    return operand("lhs");
  }

  public Value rhs() {
    return operand("rhs");
  }
}
