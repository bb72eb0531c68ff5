// SPDX-License-Identifier: Apache-2.0
package dev.freehold.gpu;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.iface.ReturnLike;

/** Ends a region of an operation of the dialect with its values. */
public final class YieldOp extends Op implements Pure, ReturnLike {
  public static final OpDef<YieldOp> DEF = OpDef.of("gpu.yield", YieldOp.class, YieldOp::new)
      .operands("values", TypeSet.ANY)
      .assembly("attr-dict ($values^ `:` type($values))?")
      .build();

  private YieldOp(OpState<?> state) {
    super(state);
  }
}
