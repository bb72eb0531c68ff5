// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.iface.BranchOp;
import dev.freehold.ir.iface.Pure;

/** Goes on at a block: {@code llvm.br ^bb1(%x : i32)}. */
public final class BrOp extends Op implements BranchOp, Pure {
  public static final OpDef<BrOp> DEF = OpDef.of("llvm.br", BrOp.class, BrOp::new)
      .operands("destOperands", LlvmTypes.ANY)
      .optionalAttr("loop_annotation", LoopAttrs.LOOP.set(""))
      .successor("dest")
      .assembly("$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict")
      .build();

  private BrOp(OpState<?> state) {
    super(state);
  }

  @Override
  public OperandRange successorOperands(int i) {
    return operandSegment("destOperands");
  }
}
