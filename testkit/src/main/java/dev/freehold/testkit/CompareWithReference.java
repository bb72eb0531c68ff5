// SPDX-License-Identifier: Apache-2.0
package dev.freehold.testkit;

import dev.freehold.testkit.compare.CommandTool;
import dev.freehold.testkit.compare.Comparison;
import dev.freehold.testkit.compare.Keeper;
import dev.freehold.testkit.compare.Outcome;
import dev.freehold.testkit.compare.Program;
import dev.freehold.testkit.compare.Recorder;
import dev.freehold.testkit.compare.Result;
import dev.freehold.testkit.compare.Shrinker;
import dev.freehold.testkit.compare.Tally;
import dev.freehold.testkit.compare.Verdict;
import dev.freehold.testkit.random.Profile;
import dev.freehold.testkit.random.RandomProgram;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Runs random programs through the reference and a tool, and tells where they differ. */
@Command(
    name = "compare",
    mixinStandardHelpOptions = true,
    description = {
      "Compare a tool with the reference on random programs, byte for byte.",
      "With the reference as the tool it says how many programs the reference accepts, refuses and crashes on.",
      "Exit status 1 if they differ anywhere."
    })
public final class CompareWithReference implements Callable<Integer> {
  private static final String OWNERSHIP = "--ownership-based-buffer-deallocation";
  private static final String DYNAMIC = "=private-function-dynamic-ownership=true";
  private static final String SIMPLIFY = "--buffer-deallocation-simplification";
  private static final String LOWER = "--bufferization-lower-deallocations";
  private static final String PIPELINE = "--buffer-deallocation-pipeline";
  private static final List<String> DEFAULT_FLAGS =
      List.of(
          "",
          "--mlir-print-op-generic",
          "--canonicalize",
          "--cse",
          "--expand-realloc",
          SIMPLIFY,
          LOWER,
          OWNERSHIP,
          OWNERSHIP + DYNAMIC,
          OWNERSHIP + " " + SIMPLIFY,
          OWNERSHIP + " " + SIMPLIFY + " " + LOWER,
          PIPELINE,
          PIPELINE + DYNAMIC);

  @Option(names = "--seeds", paramLabel = "A..B", description = "Programs with these seeds, B included.")
  private String seeds;

  @Option(names = "--seed", defaultValue = "0", description = "The first seed (default: ${DEFAULT-VALUE}).")
  private long firstSeed;

  @Option(names = "--count", defaultValue = "50", description = "Programs per profile (default: ${DEFAULT-VALUE}).")
  private int count;

  @Option(names = "--size", defaultValue = "25", description = "Statements in a program (default: ${DEFAULT-VALUE}).")
  private int size;

  @Option(names = "--profile", paramLabel = "NAME", description = "One of ${COMPLETION-CANDIDATES}; may be repeated (default: all but LOOPS).")
  private List<Profile> profiles = Profile.defaults();

  @Option(names = "--reference", defaultValue = "mlir-opt-22", description = "What is right (default: ${DEFAULT-VALUE}).")
  private String reference;

  @Option(names = "--tool", defaultValue = "./freehold opt", description = "What is compared with it (default: ${DEFAULT-VALUE}).")
  private String tool;

  @Option(names = "--flags", paramLabel = "FLAGS", description = "Flags, separated by blanks; may be repeated, for several runs. Empty for a plain round trip.")
  private List<String> flagSets = DEFAULT_FLAGS;

  @Option(names = "--jobs", defaultValue = "2", description = "Processes at a time (default: ${DEFAULT-VALUE}).")
  private int jobs;

  @Option(names = "--batch", defaultValue = "50", description = "Programs in one file (default: ${DEFAULT-VALUE}).")
  private int batchSize;

  @Option(names = "--keep", paramLabel = "DIR", description = "Keep programs that make a difference, and the differences, here.")
  private Path keep;

  @Option(names = "--shrink", paramLabel = "N", defaultValue = "0", description = "Make the first N of them small; needs --keep.")
  private int shrink;

  @Option(names = "--record", paramLabel = "DIR", description = "Compare nothing; write what the reference answers here.")
  private Path record;

  private final Tally tally = new Tally();
  private final List<Result> differences = new ArrayList<>();

  private CompareWithReference() {}

  public static void main(String[] args) {
    System.exit(new CommandLine(new CompareWithReference()).setCaseInsensitiveEnumValuesAllowed(true).execute(args));
  }

  @Override
  public Integer call() throws Exception {
    if (seeds != null) {
      takeRange();
    }
    if (record != null) {
      return record();
    }
    var comparison = new Comparison(CommandTool.of(reference), CommandTool.of(tool));
    flagLists().forEach(tally::row);
    forEachBatch((profile, programs, flags) -> {
      var results = comparison.compare(programs, flags);
      results.forEach(tally::add);
      results.stream().filter(r -> r.verdict() == Verdict.DIFFERENT).forEach(this::note);
    });
    System.out.print(tally.table());
    keepDifferences(comparison);
    return tally.total(Verdict.DIFFERENT) == 0 ? 0 : 1;
  }

  private void takeRange() {
    String[] ends = seeds.split("\\.\\.", 2);
    firstSeed = Long.parseLong(ends[0]);
    count = Math.toIntExact(Long.parseLong(ends[ends.length - 1]) - firstSeed + 1);
  }

  private int record() throws Exception {
    var recorder = new Recorder(CommandTool.of(reference), record);
    forEachBatch((profile, programs, flags) -> recorder.record(profile.title(), programs, flags));
    recorder.finish();
    return 0;
  }

  /** What is done with a batch of programs and a set of flags. */
  @FunctionalInterface
  private interface Work {
    void on(Profile profile, List<Program> programs, List<String> flags) throws IOException;
  }

  private void forEachBatch(Work work) throws InterruptedException, ExecutionException {
    try (var threads = Executors.newFixedThreadPool(jobs)) {
      var running = new ArrayList<Future<?>>();
      for (Profile profile : profiles) {
        for (int from = 0; from < count; from += batchSize) {
          var programs = programs(profile, from, Math.min(count, from + batchSize));
          for (List<String> flags : flagLists()) {
            running.add(threads.submit(() -> {
              work.on(profile, programs, flags);
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
      long seed = firstSeed + i;
      programs.add(new Program(profile.title() + "-" + size + "-" + seed, RandomProgram.text(seed, profile, size)));
    }
    return programs;
  }

  private List<List<String>> flagLists() {
    return flagSets.stream().map(f -> f.isBlank() ? List.<String>of() : List.of(f.strip().split("\\s+"))).toList();
  }

  private synchronized void note(Result result) {
    differences.add(result);
    System.out.println("different: " + result.program().name() + " " + String.join(" ", result.flags()));
  }

  private void keepDifferences(Comparison comparison) throws IOException {
    if (keep == null) {
      return;
    }
    var keeper = new Keeper(keep);
    for (Result result : differences) {
      keeper.keep(result);
    }
    for (Result result : differences.subList(0, Math.min(shrink, differences.size()))) {
      keeper.keepSmall(result, Shrinker.shrink(result.program().text(), text -> showsTheSame(comparison, result, text)));
    }
  }

  /** Smaller programs must be valid, and differ in the same way: printed otherwise, refused with that message, crashed. */
  private static boolean showsTheSame(Comparison comparison, Result original, String text) {
    var program = new Program(original.program().name(), text);
    if (!(comparison.referenceOn(program) instanceof Outcome.Printed)) {
      return false;
    }
    var result = comparison.compare(program, original.flags());
    return result.verdict() == Verdict.DIFFERENT
        && result.expected().resembles(original.expected())
        && result.actual().resembles(original.actual());
  }
}
