// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Terminator;

/** Goes on throwing what has arrived: {@code llvm.resume %x : !llvm.struct<(ptr, i32)>}. */
public final class ResumeOp extends Op implements Terminator {
  public static final OpDef<ResumeOp> DEF = OpDef.of("llvm.resume", ResumeOp.class, ResumeOp::new)
      .operand("value", LlvmTypes.ANY).assembly("$value attr-dict `:` type($value)").build();

  private ResumeOp(OpState<?> state) {
    super(state);
  }
}
