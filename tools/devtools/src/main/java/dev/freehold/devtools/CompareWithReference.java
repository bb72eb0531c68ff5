// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import dev.freehold.fuzz.compare.ArtifactWriter;
import dev.freehold.fuzz.compare.CommandTool;
import dev.freehold.fuzz.compare.Comparison;
import dev.freehold.fuzz.compare.DifferenceOracle;
import dev.freehold.fuzz.compare.Program;
import dev.freehold.fuzz.compare.Recorder;
import dev.freehold.fuzz.compare.Result;
import dev.freehold.fuzz.compare.Shrinker;
import dev.freehold.fuzz.compare.Tool;
import dev.freehold.fuzz.compare.Verdict;
import dev.freehold.fuzz.compare.VerdictCounters;
import dev.freehold.fuzz.compare.VersionDispatcher;
import dev.freehold.fuzz.random.Profile;
import dev.freehold.fuzz.random.RandomProgram;
import dev.freehold.opt.options.UsageError;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Runs random programs through the reference and a tool, and reports where they differ: {@code ./dev compare}. */
public final class CompareWithReference {
  private static final int USAGE = 2;

  private final CompareSettings settings;
  private final Comparison comparison;
  private final VerdictCounters counters = new VerdictCounters();
  private final List<Result> differences = new ArrayList<>();

  private CompareWithReference(CompareSettings settings, Tool usual, DifferenceOracle oracle) {
    this.settings = settings;
    Tool tool = settings.tool == null ? usual : CommandTool.of(settings.tool);
    comparison = new Comparison(reference(settings), tool, oracle);
  }

  /**
   * Does what a command line says, and returns the exit status.
   *
   * @param args the command line
   * @param usual what is compared with the reference, unless the command line names something else
   * @param oracle decides which differences are faults of the reference
   */
  public static int run(List<String> args, Tool usual, DifferenceOracle oracle) throws Exception {
    CompareSettings settings;
    try {
      settings = CompareSettings.parse(args);
    } catch (UsageError e) {
      System.err.println("compare: " + e.getMessage());
      return USAGE;
    }
    if (settings.help) {
      CompareSettings.printHelp();
      return 0;
    }
    var command = new CompareWithReference(settings, usual, oracle);
    if (settings.print) {
      return command.print();
    }
    return settings.record != null ? command.record() : command.compare();
  }

  /** Each pass is compared with the version of the reference that has it. */
  private static Tool reference(CompareSettings settings) {
    return new VersionDispatcher(CommandTool.of(settings.reference), CommandTool.of(settings.legacy), CompareWithReference::isLegacy);
  }

  private static boolean isLegacy(String flag) {
    return flag.equals("--buffer-deallocation");
  }

  private int compare() throws Exception {
    settings.flagSets.forEach(counters::row);
    forEachBatch((profile, programs, flags) -> {
      for (Result result : comparison.compare(programs, flags)) {
        count(result);
      }
    });
    System.out.print(counters.table());
    if (settings.keep != null) {
      keepDifferences(new ArtifactWriter(settings.keep));
    }
    return counters.total(Verdict.DIFFERENT) == 0 ? 0 : 1;
  }

  private synchronized void count(Result result) {
    counters.add(result);
    if (result.verdict() == Verdict.DIFFERENT || result.verdict() == Verdict.REFERENCE_WRONG) {
      differences.add(result);
      String cause = result.cause().isEmpty() ? "" : " (" + result.cause() + ")";
      System.out.println(result.verdict().title() + ": " + result.program().name() + " " + String.join(" ", result.flags()) + cause);
    }
  }

  private void keepDifferences(ArtifactWriter writer) throws IOException {
    for (Result result : differences) {
      writer.keep(result);
    }
    var open = differences.stream().filter(r -> r.verdict() == Verdict.DIFFERENT).limit(settings.shrink).toList();
    for (Result result : open) {
      writer.keepSmall(result, Shrinker.shrink(result.program().text(), text -> showsTheSame(result, text)));
    }
  }

  /** Smaller programs must be valid, and differ in the same way: printed otherwise, refused with that message, crashed. */
  private boolean showsTheSame(Result original, String text) {
    var program = new Program(original.program().name(), text);
    if (!comparison.takes(program, original.flags())) {
      return false;
    }
    var result = comparison.compare(program, original.flags());
    return result.verdict() == Verdict.DIFFERENT
        && result.expected().resembles(original.expected())
        && result.actual().resembles(original.actual());
  }

  private int record() throws Exception {
    var recorder = new Recorder(reference(settings), settings.record);
    forEachBatch((profile, programs, flags) -> recorder.record(profile.title(), programs, flags));
    recorder.finish();
    return 0;
  }

  private int print() {
    for (Profile profile : settings.profiles) {
      for (Program program : programs(profile, 0, settings.count)) {
        System.out.println("// " + program.name());
        System.out.println(program.text() + "// -----");
      }
    }
    return 0;
  }

  /** What is done with a batch of programs and a set of flags. */
  @FunctionalInterface
  private interface Work {
    void on(Profile profile, List<Program> programs, List<String> flags) throws IOException;
  }

  private void forEachBatch(Work work) throws InterruptedException, ExecutionException {
    try (var threads = Executors.newFixedThreadPool(settings.jobs)) {
      var running = new ArrayList<Future<?>>();
      for (Profile profile : settings.profiles) {
        for (int from = 0; from < settings.count; from += settings.batch) {
          var programs = programs(profile, from, Math.min(settings.count, from + settings.batch));
          for (List<String> flags : settings.flagSets) {
            running.add(threads.submit(() -> {
              work.on(profile, flags.stream().anyMatch(CompareWithReference::isLegacy) ? withoutNews(programs) : programs, flags);
              return null;
            }));
          }
        }
      }
      for (Future<?> future : running) {
        future.get();
      }
    }
  }

  private List<Program> programs(Profile profile, int from, int to) {
    var programs = new ArrayList<Program>();
    for (int i = from; i < to; i++) {
      long seed = settings.firstSeed + i;
      String name = profile.title() + "-" + settings.size + "-" + seed;
      programs.add(new Program(name, settings.executable
          ? RandomProgram.executableText(seed, profile, settings.size)
          : RandomProgram.text(seed, profile, settings.size)));
    }
    return programs;
  }

  /** Without the one word that LLVM 19 does not read; deallocation has nothing to do with it. */
  private static List<Program> withoutNews(List<Program> programs) {
    return programs.stream().map(program -> new Program(program.name(), program.text().replace(" no_inline {", " {"))).toList();
  }
}
