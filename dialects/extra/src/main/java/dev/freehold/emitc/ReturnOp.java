// SPDX-License-Identifier: Apache-2.0
package dev.freehold.emitc;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Traits;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.iface.ReturnLike;
import dev.freehold.ir.text.Printing;
import java.util.List;

/** Ends a function: {@code emitc.return %x : i32}. */
public final class ReturnOp extends Op implements Pure, ReturnLike {
  public static final OpDef<ReturnOp> DEF = OpDef.of("emitc.return", ReturnOp.class, ReturnOp::new)
      .optionalOperand("operand", EmitcTypes.ANY)
      .traits(Traits.hasParent("emitc.func"))
      .assembly("attr-dict ($operand^ `:` type($operand))?")
      .build();

  private ReturnOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    FuncOp function = (FuncOp) enclosingOp();
    List<Type> results = function.functionType().results();
    if (operandCount() != results.size()) {
      check.error("has " + operandCount() + " operands, but enclosing function (@" + function.symbolName() + ") returns " + results.size());
    } else if (results.size() == 1 && !operand(0).type().equals(results.getFirst())) {
      check.plainError("type of the return operand (" + Printing.quoted(operand(0).type()) + ") doesn't match function result type ("
          + Printing.quoted(results.getFirst()) + ") in function @" + function.symbolName());
    }
  }
}
