// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.bruteforce;

import dev.freehold.devtools.bruteforce.LifetimeGraph.Window;
import dev.freehold.func.FuncOp;
import dev.freehold.ir.Diagnostics;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.text.Parsed;
import dev.freehold.ir.text.Parser;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.ir.text.Source;
import dev.freehold.ir.verify.Verifier;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** Compares outputs with what the definition of need says of their originals, along paths that are explored, and along random ones. */
final class PlacementCheck {
  /** How many operations of the original a run has at most. */
  private static final int LIMIT = 80;
  /** How many paths are explored. */
  private static final int PATHS = 400;

  private final Registry registry = Registry.load();
  private final int runs;
  private final Window window;

  /**
   * @param runs how many random paths are tried of each function
   * @param window how long frees may wait
   */
  PlacementCheck(int runs, Window window) {
    this.runs = runs;
    this.window = window;
  }

  Registry registry() {
    return registry;
  }

  /**
   * Parses and verifies a program, and numbers the operations of its first function.
   *
   * @param isOriginal which operations the original program has
   */
  Op read(String text, Predicate<Op> isOriginal) {
    List<String> errors = new ArrayList<>();
    Diagnostics diagnostics = diagnostic -> errors.add(diagnostic.message());
    Parsed parsed = Parser.parse(Source.of("program", text), registry, new ParserOptions(false), diagnostics);
    if (parsed == null || !Verifier.verify(parsed.module(), registry, diagnostics)) throw new IllegalArgumentException(errors + "\n" + text);
    OriginalOps.number(function(parsed.module()), registry, isOriginal);
    return parsed.module();
  }

  static FuncOp function(Op module) {
    return (FuncOp) module.region().entryBlock().first();
  }

  /**
   * What runs of an output have shown.
   *
   * @param violations what is wrong
   * @param isExplored whether all paths were explored
   * @param executed how many of the inserted operations were executed in all random runs
   * @param copies how many copies the random runs had to make for the caller
   * @param returned how many random runs have come to a return
   * @param visits where the random runs have come
   */
  record Report(List<Violation> violations, boolean isExplored, Map<Inserted, Integer> executed, int copies, int returned, TestBound.Visits visits) {}

  /**
   * Runs an output.
   *
   * @param original a module whose first function is run
   * @param output the same with deallocations; the operations of the original have the same numbers
   */
  Report check(Op original, Op output, Need need) {
    Exploration exploration = new Exploration(function(original), function(output), need, window, LIMIT);
    List<Violation> violations = exploration.violations(PATHS);
    Map<Inserted, Integer> executed = new EnumMap<>(Inserted.class);
    int copies = 0;
    int returned = 0;
    TestBound.Visits visits = new TestBound.Visits();
    for (long seed = 0; seed < runs; seed++) {
      visits.begin();
      ExpectedRun expected = ExpectedRun.of(function(original), need, Oracle.random(seed), LIMIT, (op, _) -> visits.add(op));
      OutputRun run = new OutputRun(function(output), expected, window, Oracle.random(seed), LIMIT, (_, _) -> true);
      violations.addAll(run.violations());
      run.executed().forEach((kind, count) -> executed.merge(kind, count, Integer::sum));
      copies += expected.copies();
      if (expected.hasReturned()) returned++;
    }
    return new Report(violations, exploration.isComplete(), executed, copies, returned, visits);
  }

  /** What is wrong in an output. */
  List<Violation> violations(Op original, Op output) {
    return check(original, output, new Need()).violations;
  }
}
