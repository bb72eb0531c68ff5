// SPDX-License-Identifier: Apache-2.0
package dev.freehold.mlprogram.compat;

import dev.freehold.ir.OverlookedWrites;
import dev.freehold.ir.Profile;
import dev.freehold.ir.ReferenceStrategies;
import dev.freehold.mlprogram.GlobalAccessOp;

/** What {@code mlir-opt} of LLVM 22 does to operations of ml_program. */
public final class MlProgramStrategies implements ReferenceStrategies {
  @Override
  public void addTo(Profile.Builder reference) {
    // ml_program.global_store_graph is declared as one that reads: it is erased if nobody needs its token.
    reference.replace(OverlookedWrites.class, op -> op.def() == GlobalAccessOp.STORE_GRAPH);
  }
}
