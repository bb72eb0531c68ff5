// SPDX-License-Identifier: Apache-2.0
package dev.freehold.gpu;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.iface.Pure;

/** A matrix of a subgroup that holds one value everywhere. */
public final class MmaConstantOp extends Op implements Pure {
  public static final OpDef<MmaConstantOp> DEF = OpDef.of("gpu.subgroup_mma_constant_matrix", MmaConstantOp.class, MmaConstantOp::new)
      .operand("value", MmaMatrixType.SCALARS)
      .result("res", MmaMatrixType.SET)
      .typeFrom("value type matches element type of mma_matrix", "res", "value", MmaMatrixType::elementOf)
      .assembly("$value attr-dict `:` type($res)")
      .build();

  private MmaConstantOp(OpState<?> state) {
    super(state);
  }
}
