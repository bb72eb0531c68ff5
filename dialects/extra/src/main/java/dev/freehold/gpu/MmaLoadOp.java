// SPDX-License-Identifier: Apache-2.0
package dev.freehold.gpu;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.TypeSets;

/** Loads a matrix for a subgroup: {@code gpu.subgroup_mma_load_matrix %m[%i, %j] {leadDimension = 32 : index} : … -> …}. */
public final class MmaLoadOp extends Op {
  public static final OpDef<MmaLoadOp> DEF = OpDef.of("gpu.subgroup_mma_load_matrix", MmaLoadOp.class, MmaLoadOp::new)
      .operand("srcMemref", MmaMatrixType.BUFFERS, Effect.READS)
      .operands("indices", TypeSets.INDEX)
      .attr("leadDimension", AttrSets.INDEX)
      .optionalAttr("transpose", AttrSets.UNIT)
      .result("res", MmaMatrixType.SET)
      .assembly("$srcMemref `[` $indices `]` attr-dict `:` type($srcMemref) `->` type($res)")
      .build();

  private MmaLoadOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    if (!MmaMatrixType.hasUnitStride(operand("srcMemref"))) check.plainError("expected source memref most minor dim must have unit stride");
  }
}
