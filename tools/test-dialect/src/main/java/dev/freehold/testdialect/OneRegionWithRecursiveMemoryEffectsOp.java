// SPDX-License-Identifier: Apache-2.0
package dev.freehold.testdialect;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef.RegionKind;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.RecursiveMemoryEffects;
import dev.freehold.ir.attribute.TypeSet;

/** Does to memory what the operations in its region do, and nothing is known of how its region runs. */
public final class OneRegionWithRecursiveMemoryEffectsOp extends Op implements RecursiveMemoryEffects {
  public static final OpDef<OneRegionWithRecursiveMemoryEffectsOp> DEF =
      OpDef.of("test.one_region_with_recursive_memory_effects", OneRegionWithRecursiveMemoryEffectsOp.class,
          OneRegionWithRecursiveMemoryEffectsOp::new)
          .optionalResult("result", TypeSet.ANY)
          .region("body", RegionKind.ONE_BLOCK)
          .build();

  private OneRegionWithRecursiveMemoryEffectsOp(OpState<?> state) {
    super(state);
  }
}
