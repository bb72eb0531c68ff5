// SPDX-License-Identifier: Apache-2.0
package dev.freehold.omp;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.RecursiveMemoryEffects;
import dev.freehold.ir.builtin.AttrSets;

/** Work on arrays that threads share: {@code omp.workshare { … }}. */
public final class WorkshareOp extends Op implements RecursiveMemoryEffects {
  public static final OpDef<WorkshareOp> DEF = OpDef.of("omp.workshare", WorkshareOp.class, WorkshareOp::new)
      .optionalAttr("nowait", AttrSets.UNIT)
      .region("region", OpDef.RegionKind.ANY)
      .assembly("oilist(" + Clauses.NOWAIT + ") $region attr-dict")
      .build();

  private WorkshareOp(OpState<?> state) {
    super(state);
  }
}
