// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import dev.freehold.interp.check.CheckLimits;
import dev.freehold.interp.check.CheckListener;
import dev.freehold.interp.memory.Statistics;
import dev.freehold.ir.Op;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
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
   */
  record Compared(int paths, int below, int above, long worst) {
    private static final Compared NONE = new Compared(0, 0, 0, 0);

    private Compared with(long pipeline, long lastUse) {
      return new Compared(paths + 1, lastUse < pipeline ? below + 1 : below, lastUse > pipeline ? above + 1 : above,
          Math.max(worst, lastUse - pipeline));
    }

    private Compared with(Compared other) {
      return new Compared(paths + other.paths, below + other.below, above + other.above, Math.max(worst, other.worst));
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
        functions.merge(program.name() + " @" + function, Compared.NONE.with(ofPipeline.peakBytes(), ofLastUse.peakBytes()), Compared::with);
      }
    });
  }

  /** What was seen, by program and function. */
  SortedMap<String, Compared> functions() {
    return functions;
  }

  /** Compares the programs in a folder, and prints the functions that have more on some path. */
  static void print(Path folder) throws IOException {
    PathPeaks peaks = new PathPeaks();
    List<CorpusProgram> programs = CorpusProgram.in(folder);
    programs.forEach(peaks::compare);
    Compared all = Compared.NONE;
    for (var each : peaks.functions.entrySet()) {
      Compared compared = each.getValue();
      all = all.with(compared);
      if (compared.above > 0)
        System.out.println(each.getKey() + ": above on " + compared.above + " of " + compared.paths + ", by "
            + compared.worst + " bytes at most");
    }
    System.out.println(programs.size() + " programs, " + peaks.functions.size() + " functions, " + all.paths + " paths: below the pipeline on "
        + all.below + ", above on " + all.above);
  }
}
