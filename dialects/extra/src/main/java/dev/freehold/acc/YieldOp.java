// SPDX-License-Identifier: Apache-2.0
package dev.freehold.acc;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Traits;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.iface.ReturnLike;

/** Ends a region with values. */
public final class YieldOp extends Op implements Pure, ReturnLike {
  public static final OpDef<YieldOp> DEF = OpDef.of("acc.yield", YieldOp.class, YieldOp::new)
      .operands("operands", TypeSet.ANY)
      .traits(Traits.hasParent("acc.firstprivate.recipe", "acc.loop", "acc.parallel", "acc.private.recipe", "acc.reduction.recipe", "acc.serial",
          "acc.atomic.update"))
      .assembly("attr-dict ($operands^ `:` type($operands))?")
      .build();

  private YieldOp(OpState<?> state) {
    super(state);
  }
}
