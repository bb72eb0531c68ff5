// SPDX-License-Identifier: Apache-2.0
package dev.freehold.acc;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef.RegionKind;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.RecursiveMemoryEffects;

/** A region in which data is kept on the device: {@code acc.declare dataOperands(%d : memref<4xf32>) { … }}. */
public final class DeclareRegionOp extends Op implements RecursiveMemoryEffects {
  public static final OpDef<DeclareRegionOp> DEF = OpDef.of("acc.declare", DeclareRegionOp.class, DeclareRegionOp::new)
      .operands("dataClauseOperands", AccTypes.VARIABLE)
      .region("region", RegionKind.ANY)
      .effects(AccEffects.WRITES_CONSTRUCT)
      .assembly(Clauses.DATA + " $region attr-dict-with-keyword")
      .build();

  private DeclareRegionOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    DeclareOp.verify(this, true, check);
  }
}
