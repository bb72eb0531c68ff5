// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.validate;

import dev.freehold.devtools.validate.Mutant.Checked;
import dev.freehold.interp.Executors;
import dev.freehold.interp.check.Budget;
import dev.freehold.interp.check.CheckLimits;
import dev.freehold.interp.check.CheckListener;
import dev.freehold.interp.check.CheckReport;
import dev.freehold.interp.check.Finding;
import dev.freehold.interp.check.FunctionReport;
import dev.freehold.interp.check.PathChecker;
import dev.freehold.interp.memory.Statistics;
import dev.freehold.interp.semantics.Fault;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.text.DiagnosticPrinter;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Predicate;

/** What runs of mutants of a program show beside what those of the program itself do. Ends each exploration where it has shown something. */
final class MutantChecker {
  private static final long STEPS = 10_000;
  /** What a program does wrong that is not spoilt, passes of which hardly ever anything is wrong do soon. */
  private static final int BASELINE_PATHS = 100;
  /** How many times as many paths decide that there is nothing to find. */
  private static final int THOROUGH = 3;

  private final Op given;
  private final Op output;
  private final Set<Location> announced;
  private final Registry registry;
  private final Executors executors;
  private final int paths;
  private final Set<String> known = new HashSet<>();
  private final boolean cutsRecursion;

  /**
   * @param given the program that the pass got
   * @param output what the pass made of it
   * @param announced where buffers are allocated that the pass does not free
   * @param paths how many of each function the checker usually tries
   */
  MutantChecker(Op given, Op output, Set<Location> announced, Registry registry, Executors executors, int paths) {
    this.given = given;
    this.output = output;
    this.announced = announced;
    this.registry = registry;
    this.executors = executors;
    this.paths = paths;
    CheckReport report = explore(given, output, Math.min(paths, BASELINE_PATHS), new CheckListener() {}, new Budget());
    cutsRecursion = report.functions().stream().anyMatch(function -> function.gaps().contains(FunctionReport.RECURSION_CUT));
    for (FunctionReport function : report.functions()) function.findings().forEach(finding -> known.add(identity(finding)));
  }

  /** What {@code freehold check} finds, and what there is to find. */
  Checked check(Op mutant) {
    return isFound(mutant) ? Checked.FOUND : compareWithOutput(mutant);
  }

  private boolean isFound(Op mutant) {
    boolean[] found = new boolean[1];
    exploreUntil(mutant, finding -> found[0] |= isNew(finding));
    return found[0];
  }

  private Checked compareWithOutput(Op mutant) {
    Budget budget = new Budget();
    Checked[] result = {Checked.NOTHING};
    CheckReport report = explore(output, mutant, THOROUGH * paths, new CheckListener() {
      @Override
      public void compared(String function, Statistics ofOutput, Statistics ofMutant) {
        if (ofOutput.frees() != ofMutant.frees()) result[0] = Checked.FREES_OTHERWISE;
      }

      @Override
      public void found(Finding finding) {
        if (!isNew(finding)) return;
        result[0] = Checked.FOUND_LATER;
        budget.cancel("found");
      }
    }, budget);
    boolean isExhausted = report.functions().stream().allMatch(function -> function.paths() == 0 || function.exhausted());
    return result[0] == Checked.NOTHING && isExhausted ? Checked.NOTHING_AT_ALL : result[0];
  }

  /** Whether runs do not follow some calls: nothing is known of leaks behind these. */
  boolean cutsRecursion() {
    return cutsRecursion;
  }

  /** Runs the output or a mutant until all probes in it have been found, or there are no more paths to try; returns which have been found. */
  Set<Integer> find(Probes probes, Op program) {
    exploreUntil(program, probes::isLast);
    return probes.found();
  }

  private void exploreUntil(Op program, Predicate<Finding> isLast) {
    Budget budget = new Budget();
    explore(given, program, paths, new CheckListener() {
      @Override
      public void found(Finding finding) {
        if (isLast.test(finding)) budget.cancel("found");
      }
    }, budget);
  }

  /** Whether a remark says that some buffer is not freed. */
  boolean isAnyLeakAnnounced() {
    return !announced.isEmpty();
  }

  private CheckReport explore(Op before, Op after, int withPaths, CheckListener listener, Budget budget) {
    PathChecker checker = PathChecker.of(before, after, registry, executors, new CheckLimits(withPaths, STEPS, budget));
    return checker.check(checker.entries(), listener);
  }

  private boolean isNew(Finding finding) {
    if (finding.stage() != Finding.Stage.TRANSFORMED || known.contains(identity(finding))) return false;
    return !finding.kind().equals(Fault.Kind.LEAK.name()) || !announced.contains(finding.diagnostic().location());
  }

  private static String identity(Finding finding) {
    return finding.kind() + " of " + DiagnosticPrinter.file(finding.diagnostic().location()) + " in @" + finding.function();
  }
}
