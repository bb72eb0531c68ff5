// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.compat;

import dev.freehold.analysis.BufferViewFlow;
import dev.freehold.dealloc.legacy.Acceptance;
import dev.freehold.dealloc.legacy.PlannedClone;
import dev.freehold.ir.Op;
import dev.freehold.pass.PassContext;
import java.util.List;

/** LLVM 19's output is taken as it is: it leaks, and frees too early or twice, where its algorithm does not fit. */
final class UncheckedOutput implements Acceptance {
  @Override
  public void checkClones(List<PlannedClone> clones, BufferViewFlow afterClones) {}

  @Override
  public void checkUses(Op function, PassContext cx) {}

  @Override
  public boolean checksDeallocations() {
    return false;
  }

  @Override
  public void checkDeallocations(List<Op> functions, PassContext cx) {}
}
