// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tool;

import dev.freehold.interp.Executors;
import dev.freehold.interp.check.CheckLimits;
import dev.freehold.ir.Registry;
import dev.freehold.testkit.compare.Judge;
import dev.freehold.testkit.compare.Outcome;
import dev.freehold.testkit.compare.Result;
import dev.freehold.tool.fuzz.MemoryJudge;
import java.util.ArrayList;
import java.util.List;

/** Knows the faults of {@code docs/differences.md}: one of them is the cause where Freehold prints what the reference prints once it has them too. */
final class KeptFaults implements Judge {
  private final InProcess ours = new InProcess();

  private KeptFaults() {}

  /** Is asked only where running both outputs shows nothing. */
  static Judge afterRunning() {
    return new MemoryJudge(Registry.load(), Executors.load(), new CheckLimits(50, 20_000)).or(new KeptFaults());
  }

  @Override
  public String fault(Result result) {
    if (!(result.expected() instanceof Outcome.Printed(var expected))) return null;
    List<String> flags = new ArrayList<>(result.flags());
    flags.add("--reference-compatible");
    return ours.onText(flags, result.program().text()).out().equals(expected) ? "a fault that --reference-compatible keeps" : null;
  }
}
