// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import dev.freehold.interp.check.CheckLimits;
import dev.freehold.interp.check.CheckListener;
import dev.freehold.interp.memory.Statistics;
import dev.freehold.ir.Op;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * On how many paths of programs deallocation at the last use has more bytes at once than the ownership-based pipeline. Both outputs are executed on the
 * same paths, as {@code freehold check} does; what one of them refuses, or does otherwise than the other, is not compared.
 */
final class PathPeaks {
  private static final CheckLimits LIMITS = new CheckLimits(100, 20_000);
  private static final String PIPELINE = "buffer-deallocation-pipeline";
  private static final String LAST_USE = "last-use-buffer-deallocation-pipeline";

  private final TransformedPrograms programs = new TransformedPrograms();
  private final SortedMap<String, Compared> functions = new TreeMap<>();

  /**
   * What was seen on the paths of one function.
   *
   * @param below on how many of them deallocation at the last use has less
   * @param above on how many it has more
   * @param worst by how many bytes at most
   * @param pipeline what was asked and copied behind the pipeline
   * @param lastUse what was asked and copied behind deallocation at the last use
   */
  record Compared(int paths, int below, int above, long worst, Cost pipeline, Cost lastUse) {
    private static final Compared NONE = new Compared(0, 0, 0, 0, Cost.NONE, Cost.NONE);

    private static Compared path(Statistics pipeline, Statistics lastUse) {
      long more = lastUse.peakBytes() - pipeline.peakBytes();
      return new Compared(1, more < 0 ? 1 : 0, more > 0 ? 1 : 0, Math.max(0, more), Cost.of(pipeline), Cost.of(lastUse));
    }

    private Compared with(Compared other) {
      return new Compared(paths + other.paths, below + other.below, above + other.above, Math.max(worst, other.worst), pipeline.with(other.pipeline),
          lastUse.with(other.lastUse));
    }
  }

  /** How often it was asked whether a buffer has to be freed, or two names share one, and how often one was copied. */
  record Cost(long tests, long comparisons, long clones) {
    private static final Cost NONE = new Cost(0, 0, 0);

    private static Cost of(Statistics statistics) {
      return new Cost(statistics.ownershipChecks(), statistics.aliasChecks(), statistics.clones());
    }

    private Cost with(Cost other) {
      return new Cost(tests + other.tests, comparisons + other.comparisons, clones + other.clones);
    }

    private String perPath(int paths) {
      return String.format(Locale.ROOT, "%.3f tests, %.3f comparisons, %.3f clones", tests / (double) paths, comparisons / (double) paths,
          clones / (double) paths);
    }
  }

  /** Compares the functions of a program that may be called from outside. */
  void compare(CorpusProgram program) {
    Op pipeline = programs.behind(program.source(), PIPELINE);
    Op lastUse = programs.behind(program.source(), LAST_USE);
    if (pipeline == null || lastUse == null) return;
    var checker = programs.checker(pipeline, lastUse, LIMITS);
    checker.check(checker.entries(), new CheckListener() {
      @Override
      public void compared(String function, Statistics ofPipeline, Statistics ofLastUse) {
        functions.merge(program.name() + " @" + function, Compared.path(ofPipeline, ofLastUse), Compared::with);
      }
    });
  }

  /** What was seen, by program and function. */
  SortedMap<String, Compared> functions() {
    return functions;
  }

  /** Compares programs, and prints the functions that have more on some path, and what both outputs cost. */
  static void print(List<CorpusProgram> programs) {
    PathPeaks peaks = new PathPeaks();
    programs.forEach(peaks::compare);
    Compared all = Compared.NONE;
    for (var each : peaks.functions.entrySet()) {
      Compared compared = each.getValue();
      all = all.with(compared);
      if (compared.above == 0) continue;
      System.out.println(each.getKey() + ": above on " + compared.above + " of " + compared.paths + ", by " + compared.worst + " bytes at most");
    }
    System.out.println(programs.size() + " programs, " + peaks.functions.size() + " functions, " + all.paths + " paths: below the pipeline on "
        + all.below + ", above on " + all.above);
    if (all.paths == 0) return;
    System.out.println("on each path behind the pipeline: " + all.pipeline.perPath(all.paths));
    System.out.println("on each path behind deallocation at the last use: " + all.lastUse.perPath(all.paths));
  }
}
