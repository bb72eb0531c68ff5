// SPDX-License-Identifier: Apache-2.0
package dev.freehold.math;

import dev.freehold.arith.FastMathAttr;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.Pure;
import java.util.function.BiConsumer;

/** The sine and the cosine of one float. */
public final class SincosOp extends Op implements Pure, NamesResults {
  public static final OpDef<SincosOp> DEF = OpDef.of("math.sincos", SincosOp.class, SincosOp::new)
      .operand("operand", TypeSets.FLOAT_LIKE)
      .defaultAttr("fastmath", FastMathAttr.SET, FastMathAttr.NONE)
      .result("sin", TypeSets.FLOAT_LIKE).result("cos", TypeSets.FLOAT_LIKE)
      .sameType("operand", "sin", "cos")
      .traits(Traits.SAME_OPERANDS_AND_RESULT_SHAPE).traits(Traits.elementwiseMappable())
      .assembly("$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($operand)")
      .build();

  private SincosOp(OpState<?> state) {
    super(state);
  }

  public Value operand() {
    return operand("operand");
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    name.accept(result("sin"), "sin");
    name.accept(result("cos"), "cos");
  }
}
