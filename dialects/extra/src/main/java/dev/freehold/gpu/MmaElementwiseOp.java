// SPDX-License-Identifier: Apache-2.0
package dev.freehold.gpu;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.iface.Pure;

/** Combines matrices of a subgroup element by element. */
public final class MmaElementwiseOp extends Op implements Pure {
  public static final OpDef<MmaElementwiseOp> DEF = OpDef.of("gpu.subgroup_mma_elementwise", MmaElementwiseOp.class, MmaElementwiseOp::new)
      .operands("args", MmaMatrixType.SET)
      .attr("opType", GpuEnums.ELEMENTWISE.set("elementwise operation to apply to mma matrix"))
      .result("res", MmaMatrixType.SET)
      .assembly("$opType $args attr-dict `:` functional-type($args, $res)")
      .build();

  private MmaElementwiseOp(OpState<?> state) {
    super(state);
  }
}
