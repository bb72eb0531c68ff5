// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.dialects.syntax.BranchWeights;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.BranchOp;
import dev.freehold.ir.iface.Pure;

/** Goes on at one of two blocks: {@code llvm.cond_br %c, ^bb1(%x : i32), ^bb2}. */
public final class CondBrOp extends Op implements BranchOp, Pure {
  public static final OpDef<CondBrOp> DEF = OpDef.of("llvm.cond_br", CondBrOp.class, CondBrOp::new)
      .operand("condition", TypeSets.I1)
      .operands("trueDestOperands", LlvmTypes.ANY)
      .operands("falseDestOperands", LlvmTypes.ANY)
      .optionalAttr("branch_weights", AttrSets.DENSE_I32_ARRAY)
      .optionalAttr("loop_annotation", LoopAttrs.LOOP.set(""))
      .operandSegments()
      .successor("trueDest")
      .successor("falseDest")
      .assembly("$condition (`weights` `(` $branch_weights^ `)`)? `,` $trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)? "
          + "`,` $falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)? attr-dict")
      .build();

  private CondBrOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    BranchWeights.verify(this, check);
  }

  @Override
  public OperandRange successorOperands(int i) {
    return operandSegment(i == 0 ? "trueDestOperands" : "falseDestOperands");
  }
}
