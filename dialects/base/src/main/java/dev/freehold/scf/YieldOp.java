// SPDX-License-Identifier: Apache-2.0
package dev.freehold.scf;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.iface.ReturnLike;
import java.util.Collection;
import java.util.List;

/** Ends a region of a structured operation and hands it the operands. */
public final class YieldOp extends Op implements Pure, ReturnLike {
  public static final OpDef<YieldOp> DEF = OpDef.of("scf.yield", YieldOp.class, YieldOp::new)
      .operands("results", TypeSet.ANY)
      .traits(Traits.hasParent("scf.execute_region", "scf.for", "scf.if", "scf.index_switch", "scf.while"))
      .assembly("attr-dict ($results^ `:` type($results))?")
      .build();

  private YieldOp(OpState<?> state) {
    super(state);
  }

  public static OpState<YieldOp> of(Collection<? extends Value> results) {
    return DEF.state().operands(results);
  }

  public static OpState<YieldOp> empty() {
    return of(List.of());
  }
}
