// SPDX-License-Identifier: Apache-2.0
package dev.freehold.func;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.iface.ReturnLike;
import dev.freehold.ir.text.Printing;
import java.util.Collection;
import java.util.List;

/** Ends a function and hands its operands to the caller. */
public final class ReturnOp extends Op implements Pure, ReturnLike {
  public static final OpDef<ReturnOp> DEF = OpDef.of("func.return", ReturnOp.class, ReturnOp::new)
      .operands("operands", TypeSet.ANY)
      .traits(Traits.hasParent("func.func"))
      .assembly("attr-dict ($operands^ `:` type($operands))?")
      .build();

  private ReturnOp(OpState<?> state) {
    super(state);
  }

  public static OpState<ReturnOp> of(Collection<? extends Value> operands) {
    return DEF.state().operands(operands);
  }

  @Override
  protected void verify(Checker check) {
    FuncOp function = (FuncOp) enclosingOp();
    List<Type> results = function.functionType().results();
    if (operandCount() != results.size()) {
      check.error("has " + operandCount() + " operands, but enclosing function (@" + function.symbolName() + ") returns " + results.size());
      return;
    }
    for (int i = 0; i < results.size(); i++) {
      if (operand(i).type().equals(results.get(i))) continue;
      check.plainError("type of return operand " + i + " ('" + Printing.toString(operand(i).type()) + "') doesn't match function result type ('"
          + Printing.toString(results.get(i)) + "') in function @" + function.symbolName());
      return;
    }
  }
}
