// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Traits;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.Pure;

/** Divides floats by scales and narrows them. */
public final class ScalingTruncFOp extends Op implements Pure {
  public static final OpDef<ScalingTruncFOp> DEF = OpDef.of("arith.scaling_truncf", ScalingTruncFOp.class, ScalingTruncFOp::new)
      .operand("in", TypeSets.FLOAT_LIKE).operand("scale", TypeSets.FLOAT_LIKE).result("out", TypeSets.FLOAT_LIKE)
      .optionalAttr("roundingmode", RoundingMode.SET)
      .optionalAttr("fastmath", FastMathAttr.SET)
      .traits(CastOp::verifyTensorSizes, (op, check) -> CastOp.verifyScaled(op, CastOp.NARROWER, check))
      .traits(Traits.elementwiseMappable())
      .assembly("$in `,` $scale ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `,` type($scale) `to` type($out)")
      .build();

  private ScalingTruncFOp(OpState<?> state) {
    super(state);
  }
}
