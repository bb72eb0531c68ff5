// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import dev.freehold.fuzz.compare.CommandTool;
import dev.freehold.fuzz.compare.Program;
import dev.freehold.opt.options.Option;
import dev.freehold.opt.options.OptionTable;
import dev.freehold.opt.options.OptionValues;
import dev.freehold.opt.options.ParsedArguments;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;

/**
 * Executes random programs of all kinds before and after passes: {@code ./dev passes}. With a reference, also compares what is printed in the reference profile,
 * in bytes. Prints each program that fails, and a table of verdicts.
 */
final class PassCampaign {
  static final List<ProgramKind> KINDS = Stream.concat(
      Stream.of(TensorPasses.KIND, AffinePasses.KIND, MotionPasses.KIND, ClonesPasses.KIND, ClonesPasses.UNFREED), BufferPasses.KINDS.stream())
      .toList();
  /** Those whose {@code @main} takes nothing and returns numbers. */
  private static final List<ProgramKind> NATIVE_KINDS = List.of(AffinePasses.KIND, MotionPasses.KIND);
  private static final Option<Integer> COUNT =
      Option.of("count", "N", OptionValues::positiveInt, "number of programs of each kind").withDefault(20);
  private static final Option<Long> SEED = Option.of("seed", "N", OptionValues::integer, "first seed").withDefault(1L);
  private static final Option<Integer> SIZE = Option.of("size", "N", OptionValues::positiveInt, "number of statements of a program");
  private static final Option<ProgramKind> KIND = Option.of("kind", "NAME", OptionValues.oneOf(KINDS, ProgramKind::name),
      "kind of programs: " + String.join(", ", KINDS.stream().map(ProgramKind::name).toList())).asRepeatable().withDefaultText("all of these");
  private static final Option<String> FLAGS = Option.text("flags", "PART", "only the passes whose flags contain PART").withDefault("");
  private static final Option<Integer> PASSES = Option.of("passes", "N", OptionValues::positiveInt,
      "how many of the lists of passes each program runs through; the next program takes the next").withDefaultText("all");
  private static final Option<Integer> JOBS =
      Option.of("jobs", "N", OptionValues::positiveInt, "threads").withDefault(Runtime.getRuntime().availableProcessors());
  private static final Option<String> REFERENCE =
      Option.text("reference", "COMMAND", "compare what is printed with the reference, too: mlir-opt-22");
  private static final Option<Boolean> NATIVE =
      Option.flag("native", "run no passes, but compare with machine code: kinds affine and motion, mlir-opt-22, mlir-translate-22 and lli-22");
  private static final Option<Path> KEEP = Option.of("keep", "DIR", Path::of, "write the programs that fail to DIR, and reduced ones");
  private static final Option<Boolean> PRINT = Option.flag("print", "only print the programs");
  private static final OptionTable TABLE = OptionTable.of("./dev passes", List.of(), """
      Runs passes on random programs, in the sound profile, and executes the programs before and after: a pass must not change what a program does, nor
      add a memory error. Exit status: 1 if one does.
      """, Option.HELP, COUNT, SEED, SIZE, KIND, FLAGS, PASSES, JOBS, REFERENCE, NATIVE, KEEP, PRINT);
  private static final int BATCH = 20;

  private final ParsedArguments arguments;
  private final CampaignReport report;
  private final ThreadLocal<Map<ProgramKind, ProgramJudge>> judges = ThreadLocal.withInitial(HashMap::new);

  private final ThreadLocal<NativeRuns> natives = ThreadLocal.withInitial(NativeRuns::new);

  private PassCampaign(ParsedArguments arguments) {
    this.arguments = arguments;
    report = new CampaignReport(arguments.get(KEEP));
  }

  public static void main(String[] args) throws InterruptedException, ExecutionException {
    ParsedArguments arguments = DevCommandLine.parse(args, TABLE);
    PassCampaign campaign = new PassCampaign(arguments);
    List<ProgramKind> kinds = arguments.isGiven(KIND) ? arguments.all(KIND) : arguments.get(NATIVE) ? NATIVE_KINDS : KINDS;
    if (arguments.get(PRINT)) {
      for (ProgramKind kind : kinds) {
        for (Program program : campaign.programs(kind, 0, arguments.get(COUNT)))
          System.out.println("// " + program.name() + "\n" + program.text() + "// -----");
      }
      System.exit(0);
    }
    campaign.run(kinds);
    campaign.report.print();
    System.exit(campaign.report.isClean() ? 0 : 1);
  }

  private void run(List<ProgramKind> kinds) throws InterruptedException, ExecutionException {
    try (ExecutorService threads = Executors.newFixedThreadPool(arguments.get(JOBS))) {
      List<Future<?>> running = new ArrayList<>();
      int count = arguments.get(COUNT);
      for (int from = 0; from < count; from += BATCH) {
        int start = from;
        int end = Math.min(count, from + BATCH);
        for (ProgramKind kind : kinds) {
          running.add(threads.submit(() -> work(kind, start, end)));
        }
      }
      for (Future<?> each : running) each.get();
    }
  }

  private void work(ProgramKind kind, int from, int to) {
    try {
      if (arguments.get(NATIVE)) runNative(kind, from, to);
      else for (int i = from; i < to; i++) execute(kind, i);
      if (arguments.isGiven(REFERENCE)) compare(kind, from, to);
      report.done(to - from);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Program program(ProgramKind kind, int index) {
    int size = arguments.get(SIZE, kind.size());
    long seed = arguments.get(SEED) + index;
    return new Program(kind.name() + "-" + size + "-" + seed, kind.text(seed, size));
  }

  private List<Program> programs(ProgramKind kind, int from, int to) {
    List<Program> programs = new ArrayList<>();
    for (int i = from; i < to; i++) programs.add(program(kind, i));
    return programs;
  }

  private List<List<String>> chosen(List<List<String>> all) {
    return all.stream().filter(flags -> String.join(" ", flags).contains(arguments.get(FLAGS))).toList();
  }

  /** Compares what the reference prints; each of the programs is for one of the lists of passes. */
  private void compare(ProgramKind kind, int from, int to) throws IOException {
    ReferenceBytes bytes = new ReferenceBytes(CommandTool.of(arguments.get(REFERENCE)), report);
    List<List<String>> lists = chosen(kind.compared());
    for (int i = 0; i < lists.size(); i++) {
      List<Program> programs = new ArrayList<>();
      for (int index = from; index < to; index++) {
        if (index % lists.size() == i) programs.add(program(kind, index));
      }
      if (!programs.isEmpty()) bytes.compare(kind, programs, lists.get(i));
    }
  }

  private void runNative(ProgramKind kind, int from, int to) throws IOException {
    List<Program> programs = programs(kind, from, to);
    NativeRuns runs = natives.get();
    List<String> verdicts = runs.judge(programs);
    for (int i = 0; i < programs.size(); i++) {
      String verdict = verdicts.get(i);
      boolean isFailure = verdict.startsWith("!");
      report.count(kind, "native", isFailure ? "wrong" : verdict);
      if (!isFailure) continue;
      String what = verdict.split(":", 2)[0];
      report.fail(programs.get(i), "native\n// " + verdict,
          text -> runs.judge(List.of(new Program("reduced", text))).getFirst().split(":", 2)[0].equals(what));
    }
  }

  private void execute(ProgramKind kind, int index) throws IOException {
    List<List<String>> lists = chosen(kind.executed());
    if (lists.isEmpty()) return;
    Program program = program(kind, index);
    ProgramJudge judge = judges.get().computeIfAbsent(kind, each -> each.judge().get());
    int passes = Math.min(lists.size(), arguments.get(PASSES, lists.size()));
    for (int i = 0; i < passes; i++)
      execute(kind, program, lists.get(Math.floorMod((arguments.get(SEED) + index) * passes + i, lists.size())), judge);
  }

  private void execute(ProgramKind kind, Program program, List<String> flags, ProgramJudge judge) throws IOException {
    String verdict = verdict(judge, program.text(), flags);
    boolean isFailure = verdict.startsWith("!");
    report.count(kind, String.join(" ", flags), isFailure ? "wrong" : verdict);
    if (!isFailure) return;
    String what = verdict.split("[ :]", 2)[0];
    report.fail(program, String.join(" ", flags) + "\n// " + verdict.lines().findFirst().orElse(""),
        text -> verdict(judge, text, flags).split("[ :]", 2)[0].equals(what));
  }

  /** The verdict; that of a program with which Freehold itself fails begins with {@code !}. */
  private static String verdict(ProgramJudge judge, String text, List<String> flags) {
    try {
      return judge.judge(text, flags);
    } catch (RuntimeException | StackOverflowError | AssertionError broken) {
      return "!crashed: " + broken;
    }
  }
}
