// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import dev.freehold.cli.InProcess;
import dev.freehold.fuzz.compare.CommandTool;
import dev.freehold.fuzz.compare.Comparison;
import dev.freehold.fuzz.compare.Program;
import dev.freehold.fuzz.compare.Result;
import dev.freehold.fuzz.compare.Tool;
import dev.freehold.fuzz.compare.Verdict;
import dev.freehold.fuzz.reduce.Reducer;
import dev.freehold.ir.Registry;
import dev.freehold.opt.options.Option;
import dev.freehold.opt.options.OptionTable;
import dev.freehold.opt.options.OptionValues;
import dev.freehold.opt.options.ParsedArguments;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Puts random programs of a kind through passes, and compares the output with that of the reference, in bytes; then runs them as they are and behind passes.
 * Prints the name of each program that fails, and the number of verdicts.
 */
final class ProgramCampaign {
  private static final Option<Integer> COUNT = Option.of("count", "N", OptionValues::positiveInt, "number of programs").withDefault(100);
  private static final Option<Long> SEED = Option.of("seed", "N", OptionValues::integer, "first seed").withDefault(1L);
  private static final Option<Integer> SIZE = Option.of("size", "N", OptionValues::positiveInt, "number of statements of a program");
  private static final Option<String> REFERENCE =
      Option.text("reference", "COMMAND", "the reference; none to only execute").withDefault("mlir-opt-22");
  private static final Option<Path> KEEP = Option.of("keep", "DIR", Path::of, "write the programs that fail to DIR, and reduced ones");
  private static final Option<Boolean> PRINT = Option.flag("print", "only print the programs");
  private static final int BATCH = 20;

  private final ProgramKind kind;
  private final int size;
  private final @Nullable Path keep;
  private final @Nullable Tool reference;
  private final MainRuns runs = new MainRuns();
  private final Map<String, Integer> counts = new TreeMap<>();

  private ProgramCampaign(ProgramKind kind, ParsedArguments arguments) {
    this.kind = kind;
    size = arguments.get(SIZE, kind.size());
    keep = arguments.get(KEEP);
    String command = arguments.get(REFERENCE);
    reference = command.equals("none") ? null : CommandTool.of(command);
  }

  /** Freehold, as it prints what the reference prints. */
  static Tool inReferenceProfile() {
    InProcess ours = new InProcess();
    return (flags, file) -> {
      List<String> compatible = new ArrayList<>(flags);
      compatible.add("--reference-compatible");
      return ours.run(compatible, file);
    };
  }

  /** Runs the command of a kind of programs, and ends the process. */
  static void main(ProgramKind kind, String description, String[] args) throws IOException {
    OptionTable table = OptionTable.of("./dev " + kind.name(), List.of(), description, Option.HELP, COUNT, SEED, SIZE, REFERENCE, KEEP, PRINT);
    ParsedArguments arguments = DevCommandLine.parse(args, table);
    long first = arguments.get(SEED);
    ProgramCampaign campaign = new ProgramCampaign(kind, arguments);
    if (arguments.get(PRINT)) {
      for (long seed = first; seed < first + arguments.get(COUNT); seed++)
        System.out.println("// " + seed + "\n" + campaign.program(seed).text() + "// -----");
      System.exit(0);
    }
    boolean isClean = campaign.run(first, arguments.get(COUNT));
    System.exit(isClean ? 0 : 1);
  }

  private Program program(long seed) {
    return new Program(kind.name() + "-" + size + "-" + seed, kind.text(seed, size));
  }

  private boolean run(long first, int count) throws IOException {
    int failures = 0;
    List<List<String>> compared = kind.compared();
    for (int i = 0; reference != null && i < compared.size(); i++) {
      Comparison comparison = comparison(reference, compared.get(i));
      List<Program> programs = new ArrayList<>();
      for (long seed = first; seed < first + count; seed++) {
        if (Math.floorMod(seed, compared.size()) == i) programs.add(program(seed));
      }
      for (int from = 0; from < programs.size(); from += BATCH) {
        failures += compare(comparison, programs.subList(from, Math.min(programs.size(), from + BATCH)), compared.get(i));
      }
    }
    for (long seed = first; seed < first + count; seed++) failures += execute(program(seed));
    counts.forEach((what, number) -> System.out.println(number + "  " + what));
    return failures == 0;
  }

  /** Which conflict the reference shows depends on addresses. */
  private static Comparison comparison(Tool reference, List<String> flags) {
    boolean showsConflicts = flags.stream().anyMatch(flag -> flag.contains("print-conflicts"));
    return showsConflicts ? new Comparison(new WithoutConflicts(reference), new WithoutConflicts(inReferenceProfile()))
        : new Comparison(reference, inReferenceProfile());
  }

  private int compare(Comparison with, List<Program> programs, List<String> flags) throws IOException {
    int failures = 0;
    for (Result result : with.compare(programs, flags)) {
      counts.merge(String.join(" ", flags) + ": " + result.verdict().title(), 1, Integer::sum);
      if (result.verdict() != Verdict.DIFFERENT) continue;
      failures++;
      fail(result.program(), String.join(" ", flags) + "\n// expected: " + firstDifference(result), text -> {
        Result other = with.compare(new Program("reduced", text), flags);
        return other.verdict() == Verdict.DIFFERENT && other.expected().resembles(result.expected()) && other.actual().resembles(result.actual());
      });
    }
    return failures;
  }

  /** The first line in which the outputs differ, in both. */
  private static String firstDifference(Result result) {
    List<String> expected = result.expected().report().lines().toList();
    List<String> actual = result.actual().report().lines().toList();
    int at = 0;
    while (at < Math.min(expected.size(), actual.size()) && expected.get(at).equals(actual.get(at))) at++;
    return (at < expected.size() ? expected.get(at).strip() : "the end") + "\n//   actual: "
        + (at < actual.size() ? actual.get(at).strip() : "the end");
  }

  private int execute(Program program) throws IOException {
    int failures = 0;
    for (List<String> flags : kind.executed()) {
      String verdict = runs.judge(program.text(), flags);
      boolean isFailure = verdict.startsWith("!");
      counts.merge("run " + String.join(" ", flags) + ": " + (isFailure ? "wrong" : verdict), 1, Integer::sum);
      if (!isFailure) continue;
      failures++;
      String kind = verdict.split("[ :]", 2)[0];
      fail(program, String.join(" ", flags) + "\n// " + verdict.lines().findFirst().orElse(""),
          text -> runs.judge(text, flags).split("[ :]", 2)[0].equals(kind));
    }
    return failures;
  }

  private void fail(Program program, String what, Predicate<String> isSo) throws IOException {
    System.out.println("=== " + program.name() + " " + what);
    if (keep == null) return;
    Files.createDirectories(keep);
    String flag = what.lines().findFirst().orElse("").replaceAll("[^a-z]+", "-");
    Path file = keep.resolve(program.name() + flag.substring(0, Math.min(flag.length(), 60)) + ".mlir");
    Files.writeString(file, "// " + what + "\n" + program.text());
    String reduced = Reducer.reduce(program.text(), Registry.load(), isSo);
    Files.writeString(Path.of(file.toString().replace(".mlir", ".reduced.mlir")), "// " + what + "\n" + reduced);
  }
}
