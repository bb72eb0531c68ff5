// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import dev.freehold.fuzz.random.Profile;
import dev.freehold.fuzz.random.RandomProgram;
import dev.freehold.interp.Outcome;
import dev.freehold.interp.Program;
import dev.freehold.interp.memory.MemoryReport;
import dev.freehold.interp.semantics.Rules;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.text.Source;
import dev.freehold.opt.options.Option;
import dev.freehold.opt.options.OptionTable;
import dev.freehold.opt.options.OptionValues;
import dev.freehold.opt.options.ParsedArguments;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** How many bytes the functions of {@code corpus/models/bufferized} have at most behind each deallocation system. {@code ./dev peaks} prints a table. */
final class PeakComparison {
  private static final long MAX_STEPS = 20_000_000;
  /** How many statements a random program has. */
  private static final int SIZE = 14;
  private static final Option<Integer> RANDOM = Option.of("random", "N", OptionValues::positiveInt, "number of random programs of each profile");
  private static final Option<Long> SEED = Option.of("seed", "N", OptionValues::integer, "first seed of random programs").withDefault(1L);
  private static final Option<String> BOUND = Option.of("bound", "PASS[=OPTIONS]", text -> text,
      "compares peaks behind this pass with the path-optimal ones instead");
  private static final OptionTable TABLE = OptionTable.of("./dev peaks", List.of("FOLDER"), """
      Prints how many bytes the functions of corpus/models have at once behind each deallocation system. With FOLDER, runs the programs there on many
      paths, or random ones with --random, and prints the functions that have more behind deallocation at the last use than behind the ownership-based
      pipeline, and what both outputs ask and copy.
      """, Option.HELP, RANDOM, SEED, BOUND);

  private final TransformedPrograms programs = new TransformedPrograms();

  /**
   * The peaks of one function.
   *
   * @param pathOptimal the least that frees can reach without knowing what comes, of the program behind deallocation at the last use
   * @param least if each buffer were freed right after its last use in this run
   */
  record Peaks(String function, long pipeline, long lastUse, long pathOptimal, long least) {}

  /** The peaks of one run. */
  private record Measured(long peak, long pathOptimal, long least) {}

  /** The functions of a module that run to their end without an error behind both systems. */
  List<Peaks> compare(Path file, long maxSteps) throws IOException {
    Map<String, Measured> pipeline = measure(file, "buffer-deallocation-pipeline", maxSteps);
    Map<String, Measured> lastUse = measure(file, "last-use-buffer-deallocation", maxSteps);
    List<Peaks> found = new ArrayList<>();
    pipeline.forEach((name, theirs) -> {
      Measured ours = lastUse.get(name);
      if (ours != null) found.add(new Peaks(file.getFileName() + " @" + name, theirs.peak, ours.peak, ours.pathOptimal, ours.least));
    });
    return found;
  }

  private Map<String, Measured> measure(Path file, String pass, long maxSteps) throws IOException {
    Program program = programs.behind(file, pass);
    Map<String, Measured> measured = new LinkedHashMap<>();
    if (program == null) return measured;
    for (FunctionLike function : program.functions()) {
      Outcome outcome = ModelRuns.execute(program, function, maxSteps, Rules.STRICT.remembering(true));
      if (!outcome.faults().isEmpty()) continue;
      MemoryReport report = MemoryReport.of(outcome.heap());
      measured.put(function.symbolName(), new Measured(report.peak(), report.pathOptimalPeak(), report.leastPeak()));
    }
    return measured;
  }

  /** The peaks of all functions of the models that end within so many steps. */
  static List<Peaks> ofModels(long maxSteps) throws IOException {
    PeakComparison comparison = new PeakComparison();
    List<Peaks> all = new ArrayList<>();
    for (Path file : ModelRuns.programs()) all.addAll(comparison.compare(file, maxSteps));
    return all;
  }

  public static void main(String[] args) throws IOException {
    ParsedArguments arguments = DevCommandLine.parse(args, TABLE);
    String folder = arguments.positional(0, "");
    int count = arguments.get(RANDOM, 0);
    if (folder.isEmpty() && count == 0) {
      printModels();
      return;
    }
    List<CorpusProgram> programs = folder.isEmpty() ? random(count, arguments.get(SEED)) : CorpusProgram.in(Path.of(folder));
    String bound = arguments.get(BOUND, "");
    int end = bound.indexOf('=');
    if (bound.isEmpty()) PathPeaks.print(programs);
    else BoundedPeaks.print(programs, end < 0 ? bound : bound.substring(0, end), end < 0 ? "" : bound.substring(end + 1));
  }

  /** So many programs of each profile. */
  static List<CorpusProgram> random(int count, long firstSeed) {
    List<CorpusProgram> programs = new ArrayList<>();
    for (Profile profile : Profile.values()) {
      for (long seed = firstSeed; seed < firstSeed + count; seed++) {
        String name = profile + "-" + seed;
        programs.add(new CorpusProgram(name, Source.of(name, RandomProgram.executableText(seed, profile, SIZE))));
      }
    }
    return programs;
  }

  private static void printModels() throws IOException {
    List<Peaks> all = ofModels(MAX_STEPS);
    System.out.printf("%-60s %12s %12s %12s %12s%n", "function", "pipeline", "last use", "path-optimal", "least");
    long above = 0;
    double[] ratios = new double[4];
    for (Peaks each : all) {
      System.out.printf("%-60s %12d %12d %12d %12d%n", each.function, each.pipeline, each.lastUse, each.pathOptimal, each.least);
      if (each.lastUse > each.pipeline) above++;
      ratios[0] += ratio(each.pipeline, each.least);
      ratios[1] += ratio(each.lastUse, each.least);
      ratios[2] += ratio(each.pipeline, each.lastUse);
      ratios[3] += ratio(each.lastUse, each.pathOptimal);
    }
    int count = Math.max(1, all.size());
    System.out.printf("%d functions; above the pipeline: %d; on average pipeline/least %.3f, last use/least %.3f, pipeline/last use %.3f, "
        + "last use/path-optimal %.3f%n", all.size(), above, ratios[0] / count, ratios[1] / count, ratios[2] / count, ratios[3] / count);
  }

  private static double ratio(long a, long b) {
    return b == 0 ? a == 0 ? 1 : Double.NaN : (double) a / b;
  }
}
