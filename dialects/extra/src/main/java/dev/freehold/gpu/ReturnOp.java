// SPDX-License-Identifier: Apache-2.0
package dev.freehold.gpu;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Terminator;
import dev.freehold.ir.Traits;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.text.Printing;
import java.util.List;

/** Ends a function of the device and hands its operands to the caller. */
public final class ReturnOp extends Op implements Pure, Terminator {
  public static final OpDef<ReturnOp> DEF = OpDef.of("gpu.return", ReturnOp.class, ReturnOp::new)
      .operands("operands", TypeSet.ANY)
      .traits(Traits.hasParent("gpu.func"))
      .assembly("attr-dict ($operands^ `:` type($operands))?")
      .build();

  private ReturnOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    GpuFuncOp function = (GpuFuncOp) enclosingOp();
    List<Type> results = function.functionType().results();
    if (results.size() != operandCount()) {
      check.error("expected " + results.size() + " result operands").note(function.location(), "return type declared here");
      return;
    }
    for (int i = 0; i < results.size(); i++) {
      if (operand(i).type().equals(results.get(i))) continue;
      check.error("unexpected type `" + Printing.quoted(operand(i).type()) + "' for operand #" + i);
      return;
    }
  }
}
