// SPDX-License-Identifier: Apache-2.0
package dev.freehold.testdialect;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.iface.ReturnLike;

/** Ends the region of {@link RegionBufferBasedOp}. */
public final class RegionYieldOp extends Op implements Pure, ReturnLike {
  public static final OpDef<RegionYieldOp> DEF = OpDef.of("test.region_yield", RegionYieldOp.class, RegionYieldOp::new)
      .operand("result", TypeSet.ANY)
      .assembly("$result `:` type($result) attr-dict")
      .build();

  private RegionYieldOp(OpState<?> state) {
    super(state);
  }
}
