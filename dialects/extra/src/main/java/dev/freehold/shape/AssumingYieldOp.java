// SPDX-License-Identifier: Apache-2.0
package dev.freehold.shape;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.iface.ReturnLike;
import java.util.Collection;

/** Ends the region of a {@link AssumingOp} and hands it the results. */
public final class AssumingYieldOp extends Op implements Pure, ReturnLike {
  public static final OpDef<AssumingYieldOp> DEF = OpDef.of("shape.assuming_yield", AssumingYieldOp.class, AssumingYieldOp::new)
      .operands("operands", TypeSet.ANY)
      .traits(Traits.hasParent("shape.assuming"))
      .assembly("attr-dict ($operands^ `:` type($operands))?")
      .build();

  private AssumingYieldOp(OpState<?> state) {
    super(state);
  }

  static OpState<AssumingYieldOp> of(Collection<? extends Value> values) {
    return DEF.state().operands(values);
  }
}
