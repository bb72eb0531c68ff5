// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.iface.ReturnLike;
import java.util.Collection;

/** Ends the region of an operation of the dialect with its results. */
public final class YieldOp extends Op implements Pure, ReturnLike {
  public static final OpDef<YieldOp> DEF = OpDef.of("vector.yield", YieldOp.class, YieldOp::new)
      .operands("operands", TypeSet.ANY)
      .assembly("attr-dict ($operands^ `:` type($operands))?")
      .build();

  private YieldOp(OpState<?> state) {
    super(state);
  }

  static OpState<YieldOp> of(Collection<? extends Value> values) {
    return DEF.state().operands(values);
  }
}
