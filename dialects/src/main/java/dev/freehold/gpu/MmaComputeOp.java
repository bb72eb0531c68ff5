// SPDX-License-Identifier: Apache-2.0
package dev.freehold.gpu;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.iface.Pure;
import java.util.List;

/** The product of two matrices of a subgroup, added to a third. */
public final class MmaComputeOp extends Op implements Pure {
  public static final OpDef<MmaComputeOp> DEF = OpDef.of("gpu.subgroup_mma_compute", MmaComputeOp.class, MmaComputeOp::new)
      .operand("opA", MmaMatrixType.SET)
      .operand("opB", MmaMatrixType.SET)
      .operand("opC", MmaMatrixType.SET)
      .optionalAttr("a_transpose", AttrSets.UNIT)
      .optionalAttr("b_transpose", AttrSets.UNIT)
      .result("res", MmaMatrixType.SET)
      .sameType("opC", "res")
      .inferResults(state -> List.of(state.operands().get(2).type()))
      .assembly("$opA `,` $opB `,` $opC attr-dict `:` type($opA) `,` type($opB) `->` type($res)")
      .build();

  private MmaComputeOp(OpState<?> state) {
    super(state);
  }
}
