// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transform;

import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.pass.Pass;
import dev.freehold.pass.PassContext;
import dev.freehold.pass.PassInfo;
import dev.freehold.pass.PassOption;
import dev.freehold.pass.PassOptions;
import dev.freehold.rewrite.GreedyDriver;
import dev.freehold.rewrite.GreedyOptions;
import dev.freehold.rewrite.PatternSource;
import dev.freehold.rewrite.RegionSimplifier;
import java.util.List;
import java.util.Locale;

/** Applies the canonicalizations of all operations until nothing changes any more. */
public record Canonicalize(GreedyOptions greedy, boolean testConvergence, List<String> disabled, List<String> enabled) implements Pass {
  public static final PassInfo INFO = PassInfo.of("canonicalize", "Canonicalizer", "Canonicalize operations", Canonicalize::of)
      .option(PassOption.bool("top-down", true, "Seed the worklist in general top-down order"))
      .option(PassOption.choice("region-simplify", "normal", "Perform control flow optimizations to the region tree")
          .or("disabled", "leave the control flow as it is")
          .or("normal", "remove dead blocks and block arguments, follow constant branches")
          .or("aggressive", "merge identical blocks, too"))
      .option(PassOption.integer("max-iterations", 10, "Max. iterations between applying patterns / simplifying regions"))
      .option(PassOption.integer("max-num-rewrites", -1, "Max. number of pattern rewrites within an iteration"))
      .option(PassOption.bool("test-convergence", false, "Test only: Fail pass on non-convergence to detect cyclic pattern"))
      .option(PassOption.strings("disable-patterns", "Labels of patterns that should be filtered out during application"))
      .option(
          PassOption.strings("enable-patterns", "Labels of patterns that should be used during application, all other patterns are filtered out"));

  /** With the usual options. */
  public static Canonicalize usual() {
    return new Canonicalize(GreedyOptions.TOP_DOWN, false, List.of(), List.of());
  }

  private static Canonicalize of(PassOptions options) {
    GreedyOptions greedy = new GreedyOptions(options.bool("top-down"),
        RegionSimplifier.Level.valueOf(options.text("region-simplify").toUpperCase(Locale.ROOT)),
        options.integer("max-iterations"), options.integer("max-num-rewrites"));
    return new Canonicalize(greedy, options.bool("test-convergence"), options.list("disable-patterns"), options.list("enable-patterns"));
  }

  @Override
  public PassInfo info() {
    return INFO;
  }

  @Override
  public void run(Op root, PassContext cx) {
    PatternSource source = wanted(cx.registry());
    boolean converged = GreedyDriver.rewrite(root, cx, (scope, own) -> source, greedy);
    if (!converged && testConvergence) cx.fail();
  }

  private PatternSource wanted(Registry registry) {
    if (disabled.isEmpty() && enabled.isEmpty()) return PatternSource.canonicalizations(registry);
    return PatternSource.canonicalizations(registry, label -> !disabled.contains(label) && (enabled.isEmpty() || enabled.contains(label)));
  }
}
