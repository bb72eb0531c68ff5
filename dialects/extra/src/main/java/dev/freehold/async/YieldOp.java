// SPDX-License-Identifier: Apache-2.0
package dev.freehold.async;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Traits;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.iface.ReturnLike;

/** Ends the body of an {@link ExecuteOp} and gives it its values. */
public final class YieldOp extends Op implements Pure, ReturnLike {
  public static final OpDef<YieldOp> DEF = OpDef.of("async.yield", YieldOp.class, YieldOp::new)
      .operands("operands", TypeSet.ANY)
      .traits(Traits.hasParent("async.execute"))
      .assembly("($operands^ `:` type($operands))? attr-dict")
      .build();

  private YieldOp(OpState<?> state) {
    super(state);
  }
}
