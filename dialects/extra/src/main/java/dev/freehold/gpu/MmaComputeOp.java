// SPDX-License-Identifier: Apache-2.0
package dev.freehold.gpu;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.iface.Pure;
import java.util.List;

/** The product of two matrices of a subgroup, added to a third. */
public final class MmaComputeOp extends Op implements Pure {
  public static final OpDef<MmaComputeOp> DEF = OpDef.of("gpu.subgroup_mma_compute", MmaComputeOp.class, MmaComputeOp::new)
      .operand("opA", MmaMatrixType.FACTORS)
      .operand("opB", MmaMatrixType.FACTORS)
      .operand("opC", MmaMatrixType.SUMS)
      .optionalAttr("a_transpose", AttrSets.UNIT)
      .optionalAttr("b_transpose", AttrSets.UNIT)
      .result("res", MmaMatrixType.SET)
      .sameType("opC", "res")
      .inferResults(state -> List.of(state.operands().get(2).type()))
      .assembly("$opA `,` $opB `,` $opC attr-dict `:` type($opA) `,` type($opB) `->` type($res)")
      // All threads of the subgroup take part.
      .neverSpeculatable()
      .build();

  private MmaComputeOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    MmaMatrixType a = (MmaMatrixType) operand("opA").type();
    MmaMatrixType b = (MmaMatrixType) operand("opB").type();
    MmaMatrixType c = (MmaMatrixType) operand("opC").type();
    boolean ordered = a.operand().equals("AOp") && b.operand().equals("BOp") && c.operand().equals("COp");
    if (!ordered) {
      check.plainError("operands must be in the order AOp, BOp, COp");
      return;
    }
    boolean fit = a.shape().size(1) == b.shape().size(0) && a.shape().size(0) == c.shape().size(0) && b.shape().size(1) == c.shape().size(1);
    if (!fit) check.plainError("operand shapes do not satisfy matmul constraints");
  }
}
