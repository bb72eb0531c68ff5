// SPDX-License-Identifier: Apache-2.0
package dev.freehold.omp;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.AttrSets;

/** Blocks that run in the order of the iterations around them: {@code omp.ordered.region { … }}. */
public final class OrderedRegionOp extends Op {
  public static final OpDef<OrderedRegionOp> DEF = OpDef.of("omp.ordered.region", OrderedRegionOp.class, OrderedRegionOp::new)
      .optionalAttr("par_level_simd", AttrSets.UNIT)
      .region("region", OpDef.RegionKind.ANY)
      .assembly("oilist(`par_level_simd` $par_level_simd) $region attr-dict")
      .build();

  private OrderedRegionOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    String wrong = OrderedOp.wrongPlace(this);
    if (wrong != null) check.error(wrong);
  }
}
