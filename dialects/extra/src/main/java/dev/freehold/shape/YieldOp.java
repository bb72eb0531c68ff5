// SPDX-License-Identifier: Apache-2.0
package dev.freehold.shape;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.iface.ReturnLike;

/** Ends the body of {@link ReduceOp}. */
public final class YieldOp extends Op implements Pure, ReturnLike {
  public static final OpDef<YieldOp> DEF = OpDef.of("shape.yield", YieldOp.class, YieldOp::new)
      .operands("operands", TypeSet.ANY)
      .traits(Traits.hasParent("shape.reduce", "shape.function_library"))
      .assembly("attr-dict ($operands^ `:` type($operands))?")
      .build();

  private YieldOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    if (operandCount() != enclosingOp().resultCount()) {
      check.error("number of operands does not match number of results of its parent");
      return;
    }
    for (Value.Result result : enclosingOp().results()) {
      if (result.type().equals(operand(result.index()).type())) continue;
      check.error("types mismatch between yield op and its parent");
      return;
    }
  }
}
