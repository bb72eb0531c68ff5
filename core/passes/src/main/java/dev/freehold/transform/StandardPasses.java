// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transform;

import dev.freehold.pass.PassInfo;
import dev.freehold.pass.PassProvider;
import dev.freehold.transform.inlining.Inline;
import dev.freehold.transform.sccp.Sccp;
import java.util.List;

/** The passes of this package. */
public final class StandardPasses implements PassProvider {
  @Override
  public List<PassInfo> passes() {
    return List.of(Canonicalize.INFO, Cse.INFO, Inline.INFO, LoopInvariantCodeMotion.INFO, Sccp.INFO, StripDebugInfo.INFO, SymbolDce.INFO);
  }
}
