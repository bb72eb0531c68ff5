// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.patterns;

import dev.freehold.ir.Op;
import dev.freehold.pass.Pass;
import dev.freehold.pass.PassContext;
import dev.freehold.pass.PassInfo;
import dev.freehold.rewrite.GreedyDriver;
import dev.freehold.rewrite.GreedyOptions;
import dev.freehold.transform.Canonicalize;

/** {@code canonicalize} with its usual options, which counts the patterns that it applies. */
record CountedCanonicalization(PatternCounts counts) implements Pass {
  @Override
  public PassInfo info() {
    return Canonicalize.INFO;
  }

  @Override
  public void run(Op root, PassContext cx) {
    GreedyDriver.rewrite(root, cx, (scope, own) -> counts.in(scope), GreedyOptions.TOP_DOWN);
  }
}
