// SPDX-License-Identifier: Apache-2.0
package dev.freehold.testdialect;

import dev.freehold.ir.NoMemoryEffect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.iface.ReturnLike;

/** Ends a region of {@link RegionIfOp}. */
public final class RegionIfYieldOp extends Op implements NoMemoryEffect, ReturnLike {
  public static final OpDef<RegionIfYieldOp> DEF = OpDef.of("test.region_if_yield", RegionIfYieldOp.class, RegionIfYieldOp::new)
      .operands("results", TypeSet.ANY)
      .assembly("$results `:` type($results) attr-dict")
      .build();

  private RegionIfYieldOp(OpState<?> state) {
    super(state);
  }
}
