// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Traits;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.Pure;

/** Widens floats and multiplies them by scales. */
public final class ScalingExtFOp extends Op implements Pure {
  public static final OpDef<ScalingExtFOp> DEF = OpDef.of("arith.scaling_extf", ScalingExtFOp.class, ScalingExtFOp::new)
      .operand("in", TypeSets.FLOAT_LIKE).operand("scale", TypeSets.FLOAT_LIKE).result("out", TypeSets.FLOAT_LIKE)
      .optionalAttr("fastmath", FastMathAttr.SET)
      .traits(CastOp::verifyTensorSizes, (op, check) -> CastOp.verifyScaled(op, CastOp.WIDER, check))
      .traits(Traits.elementwiseMappable())
      .assembly("$in `,` $scale (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `,` type($scale) `to` type($out)")
      .build();

  private ScalingExtFOp(OpState<?> state) {
    super(state);
  }
}
