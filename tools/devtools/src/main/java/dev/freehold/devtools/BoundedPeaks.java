// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import dev.freehold.interp.Outcome;
import dev.freehold.interp.Program;
import dev.freehold.interp.memory.MemoryReport;
import dev.freehold.interp.semantics.Rules;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Symbol;
import dev.freehold.ir.iface.FunctionLike;
import java.util.ArrayList;
import java.util.List;

/**
 * How near the peaks of programs behind a pass are to the path-optimal bound: the least that frees can reach without knowing what comes. Each function is
 * run a few times, with other numbers for arguments. What faults, leaks, or does not end is not compared, and no program in which the pass leaves
 * buffers to others, of which it tells.
 */
final class BoundedPeaks {
  private static final long MAX_STEPS = 5_000;
  private static final long[] NUMBERS = {0, 1, 2, 3};

  private final TransformedPrograms programs = new TransformedPrograms();
  private final String pass;
  private final String options;
  private final List<Run> runs = new ArrayList<>();

  /** Compares behind a pass or a pipeline, with its options as in {@code --pass="a=b c=d"}. */
  BoundedPeaks(String pass, String options) {
    this.pass = pass;
    this.options = options;
  }

  /**
   * One run of a function.
   *
   * @param number what its arguments are
   */
  record Run(String function, long number, long peak, long pathOptimal) {
    boolean isAbove() {
      return peak > pathOptimal;
    }

    private double ratio() {
      return pathOptimal == 0 ? 1 : (double) peak / pathOptimal;
    }
  }

  /** Runs the functions of a program that may be called from outside. */
  void compare(CorpusProgram source) {
    List<Diagnostic> told = new ArrayList<>();
    Program program = programs.program(source.source(), pass, options, told::add);
    if (program == null || !told.isEmpty()) return;
    for (FunctionLike function : program.functions()) {
      if (function.visibility() == Symbol.Visibility.PRIVATE) continue;
      for (long number : NUMBERS) {
        Outcome outcome = ModelRuns.execute(program, function, number, MAX_STEPS, Rules.STRICT.remembering(true));
        if (!outcome.faults().isEmpty()) continue;
        MemoryReport report = MemoryReport.of(outcome.heap());
        runs.add(new Run(source.name() + " @" + function.symbolName(), number, report.peak(), report.pathOptimalPeak()));
      }
    }
  }

  /** What was run, in order. */
  List<Run> runs() {
    return runs;
  }

  /** Compares programs, and prints the runs above the bound. */
  static void print(List<CorpusProgram> programs, String pass, String options) {
    BoundedPeaks peaks = new BoundedPeaks(pass, options);
    programs.forEach(peaks::compare);
    List<Run> above = peaks.runs.stream().filter(Run::isAbove).toList();
    for (Run run : above) {
      System.out.println(run.function + " with " + run.number + ": " + run.peak + " bytes, path-optimal " + run.pathOptimal);
    }
    double mean = peaks.runs.stream().mapToDouble(Run::ratio).average().orElse(1);
    System.out.printf("%d programs, %d runs: above the path-optimal peak %d, on average %.4f of it%n", programs.size(), peaks.runs.size(),
        above.size(),
        mean);
  }
}
