// SPDX-License-Identifier: Apache-2.0
package dev.freehold.shape;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Traits;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.iface.ReturnLike;

/** Ends a {@link FuncOp}. */
public final class ReturnOp extends Op implements Pure, ReturnLike {
  public static final OpDef<ReturnOp> DEF = OpDef.of("shape.return", ReturnOp.class, ReturnOp::new)
      .operands("operands", TypeSet.ANY)
      .traits(Traits.hasParent("shape.func"))
      .assembly("attr-dict ($operands^ `:` type($operands))?")
      .build();

  private ReturnOp(OpState<?> state) {
    super(state);
  }
}
