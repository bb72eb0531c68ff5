// SPDX-License-Identifier: Apache-2.0
package dev.freehold.omp;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Traits;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.iface.ReturnLike;

/** Ends the body of a loop or of a recipe, perhaps with values. */
public final class EndOp extends Op implements Pure, ReturnLike {
  public static final OpDef<EndOp> YIELD = OpDef.of("omp.yield", EndOp.class, EndOp::new)
      .operands("results", TypeSet.ANY)
      .traits(Traits.hasParent("omp.atomic.update", "omp.declare_reduction", "omp.loop_nest", "omp.private"))
      .assembly("(`(` $results^ `:` type($results) `)`)? attr-dict")
      .build();

  private EndOp(OpState<?> state) {
    super(state);
  }
}
