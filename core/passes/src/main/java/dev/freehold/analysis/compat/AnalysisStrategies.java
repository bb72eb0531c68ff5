// SPDX-License-Identifier: Apache-2.0
package dev.freehold.analysis.compat;

import dev.freehold.analysis.UnmodeledViews;
import dev.freehold.ir.Profile;
import dev.freehold.ir.ReferenceStrategies;

/** What the analyses of LLVM 22 do not see. */
public final class AnalysisStrategies implements ReferenceStrategies {
  @Override
  public void addTo(Profile.Builder reference) {
    // memref.transpose and other views without the interface count as buffers of their own.
    reference.replace(UnmodeledViews.class, () -> false);
  }
}
