// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.iface.ReturnLike;

/** Ends a function, or the initial value of a global. */
public final class ReturnOp extends Op implements Pure, ReturnLike {
  public static final OpDef<ReturnOp> DEF = OpDef.of("llvm.return", ReturnOp.class, ReturnOp::new)
      .optionalOperand("arg", LlvmTypes.ANY)
      .assembly("attr-dict ($arg^ `:` type($arg))?")
      .build();

  private ReturnOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    if (!(parentOp() instanceof LlvmFuncOp function)) return;
    Type wanted = function.type().result();
    Diagnostic.Builder error = null;
    if (wanted.equals(LlvmKeywordType.VOID)) {
      if (operandCount() > 0) error = check.error("expected no operands");
    } else if (operandCount() == 0) {
      error = check.error("expected 1 operand");
    } else if (!operand(0).type().equals(wanted)) {
      error = check.error("mismatching result types");
    }
    if (error != null) error.note(function.location(), "when returning from function");
  }
}
