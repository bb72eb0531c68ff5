// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.patterns;

import dev.freehold.interp.Executors;
import dev.freehold.ir.Diagnostics;
import dev.freehold.ir.Op;
import dev.freehold.ir.Profile;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Walk;
import dev.freehold.ir.Workers;
import dev.freehold.pass.IrDumps;
import dev.freehold.pass.Pipeline;
import dev.freehold.pass.PipelineRunner;
import dev.freehold.pass.Remarks;
import dev.freehold.pass.RunSettings;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** Canonicalizes programs, counts the patterns that apply, and executes each function before and after. */
final class PatternValidation {
  /** Of a function that the interpreter cannot execute no more runs are tried than these. */
  private static final int HOPELESS = 8;
  /** How often the patterns that were applied are left out of another canonicalization. */
  private static final int ROUNDS = 3;
  private static final RunSettings SETTINGS =
      new RunSettings(Profile.SOUND, true, Workers.NONE, IrDumps.NONE, (op, pass, text) -> {}, Remarks.NONE);

  private final Registry registry;
  private final Set<String> dialects;
  private final Executors executors = Executors.load();
  private final PatternCounts counts;
  private final int runs;
  private final Map<Validation.Verdict, Long> executions = new EnumMap<>(Validation.Verdict.class);
  private final List<String> differences = new ArrayList<>();
  private int programs;

  /**
   * @param dialects whose patterns are counted
   * @param runs of each function at most
   */
  PatternValidation(Registry registry, Collection<String> dialects, int runs) {
    this.registry = registry;
    this.dialects = Set.copyOf(dialects);
    counts = new PatternCounts(registry, dialects);
    this.runs = runs;
    for (Validation.Verdict verdict : Validation.Verdict.values()) executions.put(verdict, 0L);
  }

  PatternCounts counts() {
    return counts;
  }

  /** How many programs were canonicalized: those that are valid. */
  int programs() {
    return programs;
  }

  /** How many executions had a verdict. */
  long executions(Validation.Verdict verdict) {
    return executions.get(verdict);
  }

  /** What was wrong: the name of the program, how its behavior changed, and the text before and after. */
  List<String> differences() {
    return differences;
  }

  /**
   * Validates a program, if it is valid itself, if all operations are of the dialects or of none, and if any pattern applies to it. Then validates what becomes
   * of it without the patterns that were applied, as {@code disable-patterns} leaves them out, until no other pattern is applied.
   */
  void check(NamedProgram program) {
    Op before = Texts.valid(program, registry);
    if (before == null || before.walkPreOrder(op -> isForeign(op) ? Walk.STOP : Walk.ADVANCE) == Walk.STOP) return;
    programs++;
    counts.begin();
    for (int round = 0; round < ROUNDS && checkOnce(program, before); round++) {
      if (!counts.leaveOutApplied()) return;
    }
  }

  /** Returns whether patterns were applied. */
  private boolean checkOnce(NamedProgram program, Op before) {
    Op after = Objects.requireNonNull(Texts.valid(program, registry), "the program has been valid before");
    long appliedBefore = counts.total();
    if (!canonicalize(program, after) || counts.total() == appliedBefore) return false;
    for (Validation function : Validation.of(before, after, registry, executors)) {
      if (!function.isUnchanged()) check(program, function);
    }
    return true;
  }

  private boolean isForeign(Op op) {
    return op.isRegistered() && !dialects.contains(op.def().dialect());
  }

  private void check(NamedProgram program, Validation function) {
    BoundaryArguments arguments = function.arguments(runs);
    int executed = 0;
    for (int run = 0; run < arguments.runs(); run++) {
      Validation.Verdict verdict = function.run(arguments.of(run));
      executions.merge(verdict, 1L, Long::sum);
      if (verdict != Validation.Verdict.NOT_EXECUTED) executed++;
      if (verdict == Validation.Verdict.DIFFERENT) {
        differences.add(program.name() + " @" + function.name() + ": " + function.difference() + "\n" + function.before()
            + "\n// after\n" + function.after());
        return;
      }
      if (run + 1 == HOPELESS && executed == 0) return;
    }
    if (executed > 0) counts.executed(counts.appliedTo(function.name()));
  }

  /** Returns whether that worked. */
  private boolean canonicalize(NamedProgram program, Op module) {
    StringBuilder errors = new StringBuilder();
    try {
      Pipeline pipeline = Pipeline.ofModule().add(new CountedCanonicalization(counts));
      Diagnostics diagnostics = diagnostic -> errors.append(diagnostic.message()).append('\n');
      if (new PipelineRunner(registry, diagnostics, SETTINGS).run(pipeline, module)) return true;
    } catch (RuntimeException | StackOverflowError | AssertionError broken) {
      errors.append(broken);
    }
    differences.add(program.name() + ": canonicalize fails: " + errors + "\n" + program.text());
    return false;
  }
}
