// SPDX-License-Identifier: Apache-2.0
package dev.freehold.async;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Traits;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.iface.ReturnLike;
import java.util.List;

/** Ends a {@link FuncOp}. */
public final class ReturnOp extends Op implements Pure, ReturnLike {
  public static final OpDef<ReturnOp> DEF = OpDef.of("async.return", ReturnOp.class, ReturnOp::new)
      .operands("operands", TypeSet.ANY)
      .traits(Traits.hasParent("async.func"))
      .assembly("attr-dict ($operands^ `:` type($operands))?")
      .build();

  private ReturnOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    List<Type> returned = ((FuncOp) enclosingOp()).returned();
    boolean fit = returned.size() == operandCount();
    for (int i = 0; fit && i < operandCount(); i++) fit = ValueType.valueOf(returned.get(i)).equals(operand(i).type());
    if (!fit) check.error("operand types do not match the types returned from the parent FuncOp");
  }
}
