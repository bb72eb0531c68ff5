// SPDX-License-Identifier: Apache-2.0

import org.jspecify.annotations.NullMarked;

/** Pass manager, greedy rewriting, analyses and general transforms. */
@NullMarked
module dev.freehold.passes {
  requires transitive dev.freehold.ir;
  requires dev.freehold.text;

  exports dev.freehold.analysis;
  exports dev.freehold.pass;
  exports dev.freehold.rewrite;
  exports dev.freehold.transform;

  uses dev.freehold.pass.PassProvider;

  provides dev.freehold.pass.PassProvider with
      dev.freehold.transform.StandardPasses;
  provides dev.freehold.ir.ReferenceStrategies with
      dev.freehold.analysis.compat.AnalysisStrategies;
}
