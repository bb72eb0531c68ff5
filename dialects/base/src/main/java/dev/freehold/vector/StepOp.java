// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.Pure;
import java.util.List;

/** The integers from zero on: {@code vector.step : vector<4xindex>}. */
public final class StepOp extends Op implements Pure {
  public static final OpDef<StepOp> DEF = OpDef.of("vector.step", StepOp.class, StepOp::new)
      .result("result", TypeSets.vectorOfRanks(List.of(1), TypeSets.INDEX))
      .assembly("attr-dict `:` type($result)")
      .canonicalize("compared", StepPatterns::compared)
      .build();

  private StepOp(OpState<?> state) {
    super(state);
  }
}
