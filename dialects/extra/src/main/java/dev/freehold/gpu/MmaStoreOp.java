// SPDX-License-Identifier: Apache-2.0
package dev.freehold.gpu;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.TypeSets;

/** Stores a matrix of a subgroup: {@code gpu.subgroup_mma_store_matrix %x, %m[%i, %j] {leadDimension = 32 : index} : …, …}. */
public final class MmaStoreOp extends Op {
  public static final OpDef<MmaStoreOp> DEF = OpDef.of("gpu.subgroup_mma_store_matrix", MmaStoreOp.class, MmaStoreOp::new)
      .operand("src", MmaMatrixType.STORED)
      .operand("dstMemref", MmaMatrixType.BUFFERS, Effect.WRITES)
      .operands("indices", TypeSets.INDEX)
      .attr("leadDimension", AttrSets.INDEX)
      .optionalAttr("transpose", AttrSets.UNIT)
      .assembly("$src `,` $dstMemref `[` $indices `]` attr-dict `:` type($src) `,` type($dstMemref)")
      .build();

  private MmaStoreOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    if (!MmaMatrixType.hasUnitStride(operand("dstMemref"))) {
      check.plainError("expected destination memref most minor dim must have unit stride");
    } else if (!((MmaMatrixType) operand("src").type()).operand().equals("COp")) {
      check.plainError("expected the operand matrix being stored to have 'COp' operand type");
    }
  }
}
