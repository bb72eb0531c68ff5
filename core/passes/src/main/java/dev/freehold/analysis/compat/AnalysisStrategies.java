// SPDX-License-Identifier: Apache-2.0
package dev.freehold.analysis.compat;

import dev.freehold.analysis.UnmodeledViews;
import dev.freehold.ir.Op;
import dev.freehold.ir.Profile;
import dev.freehold.ir.Purity;
import dev.freehold.ir.ReferenceStrategies;
import dev.freehold.ir.analysis.AutomaticAllocations;
import dev.freehold.transform.CodeMotion;
import dev.freehold.transform.sccp.CalleeBodies;

/** What the analyses of LLVM 22 and the passes that move operations do not see. */
public final class AnalysisStrategies implements ReferenceStrategies {
  @Override
  public void addTo(Profile.Builder reference) {
    // memref.transpose and other views without the interface count as buffers of their own.
    reference.replace(UnmodeledViews.class, () -> false);
    reference.replace(CodeMotion.class, new DeclaredMotion());
    // Scopes are taken away though stack memory is freed nowhere else before a loop allocates it again.
    reference.replace(AutomaticAllocations.ErasedScope.class, () -> false);
    // Calls of functions that a linker may replace return what their bodies do.
    reference.replace(CalleeBodies.class, function -> !function.isDeclaration());
  }

  /** Whatever has the trait Pure leaves loops, even if it may fault, and equal operations are merged wherever they are. */
  private static final class DeclaredMotion implements CodeMotion {
    @Override
    public boolean mayLeave(Op root, Op loop) {
      return Purity.isDeclaredPure(root);
    }

    @Override
    public boolean mayMerge(Op op, Op root, Op twin, Op twinRoot) {
      return true;
    }
  }
}
