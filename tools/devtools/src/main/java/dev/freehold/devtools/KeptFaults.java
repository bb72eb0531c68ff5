// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import dev.freehold.cli.InProcess;
import dev.freehold.cli.fuzz.MemoryOracle;
import dev.freehold.fuzz.compare.DifferenceOracle;
import dev.freehold.fuzz.compare.Outcome;
import dev.freehold.fuzz.compare.Result;
import dev.freehold.interp.Executors;
import dev.freehold.interp.check.CheckLimits;
import dev.freehold.ir.Profile;
import dev.freehold.ir.Registry;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;

/**
 * Knows the faults of {@code docs/differences.md}: those are the cause without which Freehold does not print what the reference prints,
 * and with which it does.
 */
final class KeptFaults implements DifferenceOracle {
  private KeptFaults() {}

  /** Says besides what is seen when both outputs are run. */
  static DifferenceOracle andRuns() {
    return new KeptFaults().and(new MemoryOracle(Registry.load(), Executors.load(), new CheckLimits(50, 20_000)));
  }

  @Override
  public String fault(Result result) {
    if (!(result.expected() instanceof Outcome.Printed(var expected))) return null;
    List<String> needed = needed(result.flags(), result.program().text(), expected);
    return needed.isEmpty() ? null : String.join(" and ", needed);
  }

  /** The strategies that the sound profile lacks to print for a program what the reference prints; empty where they do not help. */
  static List<String> needed(List<String> flags, String program, String expected) {
    Set<Class<?>> kept = ConcurrentHashMap.newKeySet(); // passes run on several functions at a time
    String withAll = printed(flags, program, strategy -> {
      kept.add(strategy);
      return true;
    });
    if (!withAll.equals(expected)) return List.of();
    for (Class<?> strategy : List.copyOf(kept)) {
      if (printed(flags, program, other -> other != strategy && kept.contains(other)).equals(expected)) kept.remove(strategy);
    }
    return kept.stream().map(KeptFaults::name).sorted().toList();
  }

  /** The name of a strategy, as code writes it. */
  static String name(Class<?> strategy) {
    return strategy.getCanonicalName().substring(strategy.getPackageName().length() + 1);
  }

  /** What Freehold prints with some of the reference's strategies. */
  private static String printed(List<String> flags, String program, Predicate<Class<?>> kept) {
    List<String> compatible = new ArrayList<>(flags);
    compatible.add("--reference-compatible");
    return new InProcess(Profile.reference().only(kept)).onText(compatible, program).out();
  }
}
