// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli.fuzz;

import dev.freehold.fuzz.compare.DifferenceOracle;
import dev.freehold.fuzz.compare.Outcome;
import dev.freehold.fuzz.compare.Program;
import dev.freehold.fuzz.compare.Result;
import dev.freehold.interp.Executors;
import dev.freehold.interp.check.CheckLimits;
import dev.freehold.interp.check.Finding;
import dev.freehold.interp.check.PathChecker;
import dev.freehold.interp.semantics.Fault;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import java.util.Set;
import java.util.TreeSet;

/**
 * Runs what was made of a program on many paths, alone and beside the program: the reference is wrong where it leaks, frees twice,
 * or does something else, and the tool does nothing wrong that the reference does not do too.
 */
public final class MemoryOracle implements DifferenceOracle {
  private static final String LEAK = Fault.Kind.LEAK.name();

  private final Registry registry;
  private final Executors executors;
  private final CheckLimits limits;

  public MemoryOracle(Registry registry, Executors executors, CheckLimits limits) {
    this.registry = registry;
    this.executors = executors;
    this.limits = limits;
  }

  @Override
  public String fault(Result result) {
    Set<String> ours = faults(result.program(), result.actual());
    if (result.expected() instanceof Outcome.Refused refused) {
      return ours == null || !ours.isEmpty() ? null : "rejects a program that can be processed: " + refused.message().replaceAll("\\d+", "#");
    }
    Set<String> theirs = faults(result.program(), result.expected());
    if (theirs == null || ours == null) return null;
    Set<String> onlyTheirs = kinds(theirs, ours);
    Set<String> onlyOurs = kinds(ours, theirs);
    // Where a function calls itself, a path ends with a call of something unknown, behind which a leak may be a leak or not.
    if (onlyTheirs.stream().anyMatch(kind -> !kind.equals(LEAK))) onlyOurs.remove(LEAK);
    return onlyTheirs.isEmpty() || !onlyOurs.isEmpty() ? null : String.join(", ", onlyTheirs);
  }

  private static Set<String> kinds(Set<String> faults, Set<String> others) {
    Set<String> kinds = new TreeSet<>();
    for (String fault : faults) {
      if (!others.contains(fault)) kinds.add(fault.substring(fault.indexOf(' ') + 1));
    }
    return kinds;
  }

  /** {@code @f USE_AFTER_FREE} and the like; null if one of the programs cannot be run. */
  private Set<String> faults(Program given, Outcome made) {
    if (!(made instanceof Outcome.Printed(var text))) return null;
    Op before = read(given.text());
    Op after = read(text);
    if (before == null || after == null) return null;
    Set<String> faults = new TreeSet<>();
    // Beside the program a path ends where the program itself is wrong; alone it goes on.
    collect(PathChecker.of(before, after, registry, executors, limits), Finding.Stage.TRANSFORMED, faults);
    collect(PathChecker.of(after, registry, executors, limits), Finding.Stage.GIVEN, faults);
    // A program whose copies are written to cannot keep its meaning, whoever made the copies.
    PathChecker alone = PathChecker.of(after, after, registry, executors, limits);
    faults.removeIf(fault -> fault.endsWith(Finding.DIFFERENCE) && SoundnessCheck.writesToCopy(alone, function(fault)));
    return faults;
  }

  private static void collect(PathChecker checker, Finding.Stage stage, Set<String> faults) {
    for (String function : checker.functions()) {
      for (Finding finding : checker.check(function).findings()) {
        if (finding.stage() == stage && isAboutMemory(finding)) faults.add("@" + function + " " + finding.kind());
      }
    }
  }

  private static String function(String fault) {
    return fault.substring(1, fault.indexOf(' '));
  }

  /** Or that something else is done; not what may be the fault of the arguments chosen. */
  private static boolean isAboutMemory(Finding finding) {
    return finding.kind().equals(Finding.DIFFERENCE) || Fault.Kind.valueOf(finding.kind()).isOwnership();
  }

  private Op read(String text) {
    return SoundnessCheck.read(text, registry, diagnostic -> {});
  }
}
