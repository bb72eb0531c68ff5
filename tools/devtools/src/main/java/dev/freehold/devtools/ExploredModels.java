// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import dev.freehold.interp.check.Budget;
import dev.freehold.interp.check.CheckLimits;
import dev.freehold.interp.check.CheckListener;
import dev.freehold.interp.check.FunctionReport;
import dev.freehold.interp.check.PathChecker;
import dev.freehold.ir.Op;
import dev.freehold.ir.text.Source;
import dev.freehold.opt.options.Option;
import dev.freehold.opt.options.OptionTable;
import dev.freehold.opt.options.OptionValues;
import dev.freehold.opt.options.ParsedArguments;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** How much {@code freehold check} explores of the functions of real programs, each with a limit of time and memory. */
final class ExploredModels {
  private static final long BYTES = 1L << 30;
  private static final Option<Duration> TIME = Option.of("time-limit", "SECONDS", OptionValues::seconds, "time limit of each function")
      .withDefault(Duration.ofSeconds(30)).withDefaultText("30");
  private static final Option<String> PASS = Option.text("pass", "NAME", "pass or pipeline that frees the buffers")
      .withDefault("last-use-buffer-deallocation-pipeline");
  private static final OptionTable TABLE = OptionTable.of("./dev explored", List.of("FOLDER"), """
      Checks the functions of the programs in FOLDER (default: corpus/models/bufferized) before and after deallocation, each with 1 GB of heap. Prints
      those that are not explored whole and why, and how many are at each level of lowering.
      """, Option.HELP, TIME, PASS);

  private final TransformedPrograms programs = new TransformedPrograms();
  private final ParsedArguments arguments;
  /** By the level of the program, as in {@code lu.branches.mlir}: how many functions were explored whole, and how many there are. */
  private final Map<String, int[]> counts = new TreeMap<>();

  private ExploredModels(ParsedArguments arguments) {
    this.arguments = arguments;
  }

  /** Prints a line for each function that is not explored whole, and a table. */
  public static void main(String[] args) throws IOException {
    ParsedArguments arguments = DevCommandLine.parse(args, TABLE);
    ExploredModels models = new ExploredModels(arguments);
    for (Path file : files(Path.of(arguments.positional(0, Repository.CORPUS.resolve("models/bufferized").toString())))) models.check(file);
    models.counts.forEach((level, count) -> System.out.println(level + ": " + count[0] + " of " + count[1] + " functions explored whole"));
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList();
    }
  }

  private void check(Path file) throws IOException {
    Source source = new Source(file.getFileName().toString(), Files.readAllBytes(file));
    Op given = programs.read(source);
    Op transformed = programs.behind(source, arguments.get(PASS));
    if (given == null || transformed == null) {
      System.out.println(file.getFileName() + ": the pass fails");
      return;
    }
    for (String function : checker(given, transformed).functions()) {
      long begun = System.nanoTime();
      // The report of an entry has the functions that it calls, too.
      FunctionReport report = checker(given, transformed).check(List.of(function), new CheckListener() {}).functions().stream()
          .filter(each -> each.name().equals(function)).findFirst().orElseThrow();
      count(file, report, Duration.ofNanos(System.nanoTime() - begun));
    }
  }

  private PathChecker checker(Op given, Op transformed) {
    CheckLimits limits = new CheckLimits(CheckLimits.DEFAULT.paths(), CheckLimits.DEFAULT.steps(), Budget.of(arguments.get(TIME), BYTES));
    return programs.checker(given, transformed, limits);
  }

  private void count(Path file, FunctionReport report, Duration took) {
    String[] name = file.getFileName().toString().split("\\.");
    int[] count = counts.computeIfAbsent(name[name.length - 2], level -> new int[2]);
    boolean isWhole = report.explored() == FunctionReport.Explored.COMPLETE;
    count[0] += isWhole ? 1 : 0;
    count[1]++;
    if (isWhole && report.findings().isEmpty()) return;
    System.out.println(file.getFileName() + " @" + report.name() + ": " + report.paths() + " paths in " + took.toMillis() + " ms, "
        + report.findings().size() + " findings: " + report.unexplored() + " " + report.reasons());
  }
}
