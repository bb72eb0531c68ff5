// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.check;

import dev.freehold.interp.Execution;
import dev.freehold.interp.Limits;
import dev.freehold.interp.Outcome;
import dev.freehold.interp.Program;
import dev.freehold.interp.RunListener;
import dev.freehold.interp.check.Finding.Stage;
import dev.freehold.interp.semantics.Fault;
import dev.freehold.interp.semantics.Rules;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.iface.FunctionLike;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Runs one function, path by path. */
final class Exploration {
  /** After so many paths on which nothing can be executed no others are tried. */
  private static final int MAX_UNSUPPORTED = 16;
  /** How often a path is run until no more questions come up. */
  private static final int MAX_RUNS = 32;

  private final Subject subject;
  private final String name;
  private final Program given;
  private final FunctionLike before;
  private final Subject.@Nullable Transformed transformed;
  private final Domains domains;
  /** Of the program given; passes must not change what is taken. */
  private final EqualSizes equal;
  private final BitSet read;
  private final GivenFunctions functions;
  private final OwnConventions conventions = new OwnConventions();
  private final CheckLimits limits;
  private final Map<Finding.Identity, Finding> findings = new LinkedHashMap<>();
  /** Faults that may be those of the arguments, by what makes them the same. */
  private final Map<Finding.Identity, Doubtful> doubtful = new LinkedHashMap<>();
  private final CheckListener listener;
  /** The run whose leaks have been explained last, and its faults. */
  private @Nullable Run explainedRun;
  private List<Fault> explainedFaults = List.of();
  private int paths;
  private int completed;
  private int rejected;
  private int abandoned;
  private int unsupportedPaths;
  /** The first thing that could not be executed, or null. */
  private @Nullable Fault unsupported;
  /** The first exception of an executor, or null. */
  private @Nullable Throwable failure;
  private boolean cutsRecursion;
  private long allocations;
  /** Loops that were not run in full on some path. */
  private final Set<Op> summarized = new HashSet<>();
  private boolean isComparedInPart;
  /** Why paths were given up, and how often. */
  private final Map<String, Integer> reasons = new LinkedHashMap<>();

  Exploration(Subject subject, Domains domains, GivenFunctions functions, CheckLimits limits, CheckListener listener) {
    this.subject = subject;
    name = subject.name();
    given = subject.given();
    before = subject.before();
    transformed = subject.transformed();
    this.domains = domains;
    this.functions = functions;
    this.limits = limits;
    this.listener = listener;
    equal = EqualSizes.of(before, given);
    read = ReadArguments.of(subject);
  }

  FunctionReport run() {
    PathQueue pending = new PathQueue(limits.paths());
    while (!isHopeless() && limits.budget().exhausted() == null && pending.next(paths) instanceof int[] prefix) {
      DecisionPrefix oracle = new DecisionPrefix(prefix);
      paths++;
      followToItsEnd(oracle);
      pending.add(oracle, paths);
    }
    boolean exhausted = pending.isEmpty() && !pending.isForgotten();
    judgeDoubtful(exhausted);
    Diagnostic skipped = unsupported != null && unsupportedPaths == paths ? unsupported.diagnostic() : null;
    return new FunctionReport(name, ((Op) before).location(), paths, rejected, abandoned, reasons, exhausted,
        skipped != null ? List.of() : gaps(exhausted, !pending.isEmpty()), allocations, summarized.size(), isComparedInPart, skipped, failure,
        List.copyOf(findings.values()), given.notReached(before));
  }

  /**
   * Runs one of the programs again on a path, with a heap that remembers its buffers.
   *
   * @param listeners makes a listener for each attempt: only what the last one has heard counts
   */
  Outcome replay(List<Choice> path, Stage stage, Supplier<RunListener> listeners) {
    DecisionPrefix oracle = new DecisionPrefix(path.stream().mapToInt(Choice::number).toArray());
    for (int i = 0; i < MAX_RUNS; i++) {
      try {
        oracle.beginRun();
        Outcome outcome = replayOnce(oracle, stage, listeners.get());
        if (!oracle.isLate()) return outcome;
      } catch (DecisionPrefix.Late late) {
        // There are more choices now.
      }
    }
    throw new IllegalStateException("a path that was followed to its end cannot be followed again");
  }

  private Outcome replayOnce(DecisionPrefix oracle, Stage stage, RunListener heard) {
    if (stage == Stage.GIVEN || transformed == null)
      return run(given, before, oracle, Rules.STRICT.fixing(transformed != null).remembering(true), heard).outcome;
    Run first = runTolerantly(given, before, oracle, true);
    oracle.beginTransformed();
    Rules same = first.execution.rules().fixing(false).remembering(true);
    return run(transformed.program(), transformed.function(), oracle, same, heard).outcome;
  }

  /** Whether nothing was executed so far, and most likely never will be. */
  private boolean isHopeless() {
    return paths == MAX_UNSUPPORTED && unsupportedPaths == paths;
  }

  /** Why the function has not been explored whole. */
  private List<String> gaps(boolean exhausted, boolean hasMore) {
    List<String> gaps = new ArrayList<>();
    String ended = limits.budget().exhausted();
    if (ended != null && (hasMore || reasons.containsKey(ended))) gaps.add(ended);
    else if (!exhausted) gaps.add("only " + paths + (paths == 1 ? " path was" : " paths were") + " executed");
    if (abandoned > 0) gaps.add(abandoned + (abandoned == 1 ? " path was" : " paths were") + " abandoned");
    if (completed == 0 && findings.isEmpty() && abandoned < paths) gaps.add("no path was completed");
    if (cutsRecursion) gaps.add(FunctionReport.RECURSION_CUT);
    return gaps;
  }

  /** What goes wrong whatever the arguments are is not their fault. */
  private void judgeDoubtful(boolean exhausted) {
    boolean nothingElse = exhausted && completed == 0 && abandoned == 0 && findings.isEmpty();
    for (Doubtful each : doubtful.values()) {
      if (each.times < paths && !nothingElse) continue;
      add(each.finding, each.finding.identity());
      nothingElse = false;
    }
  }

  private void add(Finding finding, Finding.Identity identity) {
    if (findings.putIfAbsent(identity, finding) == null) listener.found(finding);
  }

  /** Something wrong that may be the fault of the arguments, and on how many paths it happened. */
  private static final class Doubtful {
    final Finding finding;
    int times;
    private int lastPath;

    Doubtful(Finding finding) {
      this.finding = finding;
    }

    /** Counts a path once, although it may be run twice: what is tolerated may end the second run, too. */
    void happens(int path) {
      if (path != lastPath) times++;
      lastPath = path;
    }
  }

  /** A run of one of the programs; with a fault, it is the second one, which tolerated that. */
  private record Run(Outcome outcome, SymbolicEnvironment outside, Execution execution, @Nullable Fault tolerated) {}

  /** Runs a path again as long as choices are made too late for earlier uses of samples. */
  private void followToItsEnd(DecisionPrefix oracle) {
    for (int i = 0; i < MAX_RUNS; i++) {
      try {
        oracle.beginRun();
        Run first = runTolerantly(given, before, oracle, transformed != null);
        oracle.beginTransformed();
        Run second = transformed == null || !first.outcome.returned() ? null
            : run(transformed.program(), transformed.function(), oracle, first.execution.rules().fixing(false));
        if (oracle.isLate()) continue;
        judge(first, second, oracle);
        return;
      } catch (DecisionPrefix.Late late) {
        // There are more choices now.
      }
    }
    abandon("too many contents of buffers have to be chosen");
  }

  private void judge(Run first, @Nullable Run second, DecisionPrefix oracle) {
    noteTolerated(first, oracle);
    summarized.addAll(first.outside.summarized());
    if (transformed == null) {
      judge(first, Stage.GIVEN, oracle, true);
      return;
    }
    if (!judge(first, Stage.GIVEN, oracle, false) || second == null) return;
    boolean isUpToData = second.outcome.faults().stream().anyMatch(fault -> fault.kind().isUpToArguments());
    if (isUpToData && oracle.asksMore() && summarizeOtherLoops(first, second)) {
      abandon(FunctionReport.LOOPS_DIFFER);
      return;
    }
    if (judge(second, Stage.TRANSFORMED, oracle, true)) compare(first, second, oracle);
  }

  /** Whether other loops were executed in part: what comes after them is chosen anew. */
  private static boolean summarizeOtherLoops(Run first, Run second) {
    return !first.outside.kernels().equals(second.outside.kernels());
  }

  /** Where memory is read that was never written or is not there, there may be more to be seen behind it. */
  private Run runTolerantly(Program program, FunctionLike function, DecisionPrefix oracle, boolean clonesAreFixed) {
    Run strict = run(program, function, oracle, Rules.STRICT.fixing(clonesAreFixed));
    List<Fault> faults = strict.outcome.faults();
    if (strict.outcome.returned() || !canBeTolerated(faults.getFirst())) return strict;
    Run tolerant = run(program, function, oracle, Rules.STRICT.fixing(clonesAreFixed).tolerating(true));
    return new Run(tolerant.outcome, tolerant.outside, tolerant.execution, faults.getFirst());
  }

  private void noteTolerated(Run run, DecisionPrefix oracle) {
    if (run.tolerated == null) return;
    doubt(run.tolerated, Stage.GIVEN, oracle);
    reasons.merge(run.tolerated.getMessage(), 1, Integer::sum);
  }

  private static boolean canBeTolerated(Fault fault) {
    return fault.kind() == Fault.Kind.UNINITIALIZED || fault.kind() == Fault.Kind.OUT_OF_BOUNDS;
  }

  private Run run(Program program, FunctionLike function, DecisionPrefix oracle, Rules rules) {
    return run(program, function, oracle, rules, null);
  }

  private Run run(Program program, FunctionLike function, DecisionPrefix oracle, Rules rules, @Nullable RunListener heard) {
    SymbolicValues world = new SymbolicValues(domains, oracle);
    SymbolicEnvironment[] outside = new SymbolicEnvironment[1];
    Execution execution = new Execution(program, function, new Arguments(function, before.functionType().inputs(), equal, read, world),
        () -> outside[0] = new SymbolicEnvironment(world, functions, conventions, subject.origin() == Subject.Origin.PASSES),
        Limits.DEFAULT.withSteps(limits.steps()).withWatch(limits.budget()), rules, heard);
    Outcome outcome = execution.runOnce();
    cutsRecursion |= !outside[0].cuts().isEmpty();
    return new Run(outcome, outside[0], execution, null);
  }

  /** Takes note of the faults of a run; false where the path ends here. Who frees what is a question only of the program that shall answer it. */
  private boolean judge(Run run, Stage stage, DecisionPrefix oracle, boolean owns) {
    allocations += owns ? run.outcome.heap().statistics().allocations() : 0;
    boolean goesOn = run.outcome.returned();
    for (Fault fault : run.outcome.faults()) {
      switch (fault.kind()) {
        case UNSUPPORTED -> {
          unsupportedPaths++;
          if (unsupported == null) unsupported = fault;
          if (failure == null) failure = fault.getCause();
          abandon(fault.getMessage());
        }
        case LIMIT -> abandon(fault.getMessage());
        case LEAK, BOUNDARY -> {
          if (owns) report(explained(fault, run, stage), stage, oracle);
        }
        case OUT_OF_BOUNDS, UNINITIALIZED, UNDEFINED, ASSERTION -> {
          goesOn = false;
          reject(fault.getMessage());
          doubt(fault, stage, oracle);
        }
        default -> report(fault, stage, oracle);
      }
    }
    if (goesOn && owns) {
      completed++;
      listener.completed(name, List.copyOf(oracle.choices()), run.outcome.heap().statistics());
    }
    return goesOn;
  }

  private void abandon(String reason) {
    abandoned++;
    reasons.merge(reason, 1, Integer::sum);
  }

  private void reject(String reason) {
    // That is no question of the arguments.
    if (reason.equals(Fault.WRITE_TO_CLONE)) abandoned++;
    else rejected++;
    reasons.merge(reason, 1, Integer::sum);
  }

  /** Finding where buffers were lost takes another run, which only the first leak of a kind is worth. */
  private Fault explained(Fault fault, Run run, Stage stage) {
    if (fault.kind() != Fault.Kind.LEAK || findings.containsKey(finding(fault, stage, List.of()).identity())) return fault;
    if (run != explainedRun) {
      explainedRun = run;
      explainedFaults = run.execution.run().faults();
    }
    for (Fault each : explainedFaults) {
      if (each.kind() == fault.kind() && each.location().equals(fault.location())) return each;
    }
    return fault;
  }

  private Finding finding(Fault fault, Stage stage, List<Choice> path) {
    return new Finding(fault.kind().name(), stage, name, path, fault.diagnostic(), false);
  }

  private void report(Fault fault, Stage stage, DecisionPrefix oracle) {
    Finding finding = finding(fault, stage, List.copyOf(oracle.choices()));
    add(finding, finding.identity());
  }

  /** In the program given, it may be that the arguments are none that it takes; what passes add is never that. */
  private void doubt(Fault fault, Stage stage, DecisionPrefix oracle) {
    if (stage == Stage.TRANSFORMED) {
      report(fault, stage, oracle);
      return;
    }
    Finding finding = finding(fault, stage, List.copyOf(oracle.choices()));
    doubtful.computeIfAbsent(finding.identity(), identity -> new Doubtful(finding)).happens(paths);
  }

  private void compare(Run first, Run second, DecisionPrefix oracle) {
    isComparedInPart |= Contents.isPartial(first.outcome.arguments()) || Contents.isPartial(first.outcome.returnedValues());
    Differences.Difference difference = Differences.find(first.outcome, first.outside, second.outcome, second.outside, before,
        second.execution.function(), signatures());
    if (difference == null) {
      listener.compared(name, first.outcome.heap().statistics(), second.outcome.heap().statistics());
      return;
    }
    if (summarizeOtherLoops(first, second)) {
      abandon(FunctionReport.LOOPS_DIFFER);
      return;
    }
    if (oracle.decidesOtherwise()) {
      abandon(FunctionReport.CONDITIONS_DIFFER);
      return;
    }
    if (Differences.mayComeFromCuts(first.outside, second.outside)) {
      abandon(FunctionReport.RECURSION_CUT);
      return;
    }
    String undefined = undefined(first, oracle);
    if (undefined != null) {
      abandon(undefined);
      return;
    }
    Location at = ((Op) before).location();
    Diagnostic.Builder diagnostic =
        Diagnostic.error(at, "'@" + name + "' behaves differently " + subject.origin().text() + ": " + difference.what() + difference.how());
    Fault write = writeToCopy(first, second, oracle);
    if (write != null)
      diagnostic.note(write.location(), "a buffer is copied " + subject.origin().text() + ", and the copy or its source is written here");
    Finding finding = new Finding(Finding.DIFFERENCE, Stage.TRANSFORMED, name, List.copyOf(oracle.choices()), diagnostic.build(), write != null);
    add(finding, finding.identity(difference.what() + (write == null ? "" : ", a copy is written to")));
  }

  /** How the function after passes may correspond to the one before. */
  private List<Signature> signatures() {
    Subject.Transformed after = Objects.requireNonNull(transformed, "there is another program");
    return Signature.all(before.functionType(), after.function().functionType());
  }

  /** Where the program that the passes made writes to a clone, or to what it was cloned from, on the same path; or null. */
  private @Nullable Fault writeToCopy(Run first, Run second, DecisionPrefix oracle) {
    Execution passed = second.execution;
    for (Fault fault : run(passed.program(), passed.function(), oracle, first.execution.rules().fixing(true)).outcome.faults()) {
      if (Fault.WRITE_TO_CLONE.equals(fault.getMessage())) return fault;
    }
    return null;
  }

  /** Why the behaviour of the given program is undefined: it depends on what programs must not depend on; or null. */
  private @Nullable String undefined(Run usual, DecisionPrefix oracle) {
    Rules rules = usual.execution.rules();
    if (dependsOn(rules.turned(), usual, oracle)) return FunctionReport.ADDRESSES_MATTER;
    return dependsOn(rules.following(), usual, oracle) ? FunctionReport.TENSORS_MATTER : null;
  }

  /** Whether the given program itself behaves differently by other rules. */
  private boolean dependsOn(Rules rules, Run usual, DecisionPrefix oracle) {
    Run other = run(given, before, oracle, rules);
    return !other.outcome.returned() || Differences.find(usual.outcome, usual.outside, other.outcome, other.outside, before) != null;
  }
}
