// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import dev.freehold.fuzz.random.Profile;
import dev.freehold.fuzz.random.RandomProgram;
import dev.freehold.interp.Executors;
import dev.freehold.interp.check.CheckLimits;
import dev.freehold.interp.check.Finding;
import dev.freehold.interp.check.FunctionReport;
import dev.freehold.interp.check.PathChecker;
import dev.freehold.interp.semantics.Fault;
import dev.freehold.ir.Diagnostics;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Severity;
import dev.freehold.ir.Symbol;
import dev.freehold.ir.SymbolTables;
import dev.freehold.ir.text.Parsed;
import dev.freehold.ir.text.Parser;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.ir.text.Source;
import dev.freehold.ir.verify.Verifier;
import dev.freehold.opt.options.Option;
import dev.freehold.opt.options.OptionTable;
import dev.freehold.opt.options.OptionValues;
import dev.freehold.opt.options.ParsedArguments;
import dev.freehold.ir.Workers;
import dev.freehold.pass.IrDumps;
import dev.freehold.pass.PassRegistry;
import dev.freehold.pass.Pipeline;
import dev.freehold.pass.PipelineParser;
import dev.freehold.pass.PipelineRunner;
import dev.freehold.pass.Remarks;
import dev.freehold.pass.RunSettings;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Puts random programs through single passes, in the sound profile, and runs what comes in and what comes out: nothing may do something else, or
 * have more memory errors. {@code ./dev campaign} prints each program that fails, and the number of verdicts.
 */
final class PassCampaign {
  private static final String DEALLOCATION = "--buffer-deallocation-pipeline";
  /** A pass that specializes private functions for their callers. */
  private static final String INTERPROCEDURAL = "--sccp";
  private static final String LAST_USE = "--last-use-buffer-deallocation";
  static final List<List<String>> CONVERSIONS =
      List.of(List.of("--convert-scf-to-cf"), List.of(DEALLOCATION, "--convert-scf-to-cf"), List.of("--inline"), List.of(DEALLOCATION, "--inline"));
  /** What makes programs that free their buffers, and the pass then, or the pass and what frees buffers behind it. */
  private static final List<List<String>> PIPELINES = Stream.concat(Stream.of(
      List.of("--drop-equivalent-buffer-results"), List.of("--buffer-results-to-out-params"), List.of("--expand-realloc"),
      List.of("--buffer-hoisting"), List.of("--buffer-loop-hoisting"), List.of("--promote-buffers-to-stack"),
      List.of("--optimize-allocation-liveness"),
      List.of("--buffer-hoisting", DEALLOCATION), List.of("--buffer-loop-hoisting", DEALLOCATION),
      List.of("--promote-buffers-to-stack", DEALLOCATION),
      List.of(DEALLOCATION, "--optimize-allocation-liveness"), List.of("--drop-equivalent-buffer-results", DEALLOCATION),
      List.of("--buffer-results-to-out-params", DEALLOCATION),
      List.of("--buffer-results-to-out-params=hoist-static-allocs hoist-dynamic-allocs", DEALLOCATION),
      List.of("--expand-realloc", DEALLOCATION), List.of(LAST_USE), List.of(LAST_USE, "--canonicalize"), List.of("--canonicalize", LAST_USE),
      List.of("--ownership-based-buffer-deallocation", "--buffer-deallocation-simplification", "--convert-bufferization-to-memref"),
      List.of("--ownership-based-buffer-deallocation", "--bufferization-lower-deallocations"), List.of("--cse"), List.of(DEALLOCATION, "--cse"),
      List.of("--expand-strided-metadata"), List.of(DEALLOCATION, "--expand-strided-metadata"),
      List.of("--fold-memref-alias-ops"), List.of(DEALLOCATION, "--fold-memref-alias-ops"),
      List.of(INTERPROCEDURAL), List.of(DEALLOCATION, INTERPROCEDURAL),
      List.of("--loop-invariant-code-motion"), List.of(DEALLOCATION, "--loop-invariant-code-motion"), List.of("--canonicalize"),
      List.of("--inline", "--loop-invariant-code-motion", "--cse", "--convert-scf-to-cf")), CONVERSIONS.stream()).toList();
  private static final List<Profile> PROFILES =
      List.of(Profile.MIXED, Profile.BRANCHES, Profile.STRUCTURED, Profile.CALLS, Profile.VIEWS, Profile.UNUSUAL,
          Profile.FREES, Profile.ESCAPES, Profile.REALLOC, Profile.EXITS, Profile.LOOPS, Profile.DEALLOCS);
  private static final int SIZE = 12;
  private static final Option<Integer> COUNT =
      Option.of("count", "N", OptionValues::positiveInt, "number of programs of each profile").withDefault(20);
  private static final Option<Long> SEED = Option.of("seed", "N", OptionValues::integer, "first seed").withDefault(1L);
  private static final Option<Profile> PROFILE = Option.of("profile", "NAME", OptionValues.oneOf(PROFILES, Profile::title),
      "kind of programs: " + String.join(", ", PROFILES.stream().map(Profile::title).toList())).asRepeatable().withDefaultText("all of these");
  private static final Option<String> FLAGS = Option.text("flags", "PART", "only the pipelines whose flags contain PART");
  private static final OptionTable TABLE = OptionTable.of("./dev campaign", List.of(), """
      Runs single passes on random programs, in the sound profile, and executes the programs before and after: a pass must not change what a program
      does, nor add a memory error.
      """, Option.HELP, COUNT, SEED, PROFILE, FLAGS);
  /** After how many seeds the counts are printed. */
  private static final int REPORT = 10;

  private final Registry registry = Registry.load();
  private final PassRegistry passes = PassRegistry.load();
  private final Executors executors = Executors.load();
  private final CheckLimits limits = new CheckLimits(60, 10_000);

  public static void main(String[] args) {
    ParsedArguments arguments = DevCommandLine.parse(args, TABLE);
    int count = arguments.get(COUNT);
    long seed = arguments.get(SEED);
    String part = arguments.get(FLAGS, "");
    Map<String, Integer> counts = new TreeMap<>();
    PassCampaign campaign = new PassCampaign();
    for (int i = 0; i < count; i++) {
      if (i > 0 && i % REPORT == 0) report(counts);
      for (Profile profile : PROFILES) {
        if (arguments.isGiven(PROFILE) && !arguments.all(PROFILE).contains(profile)) continue;
        String text = RandomProgram.executableText(seed + i, profile, SIZE);
        for (List<String> flags : PIPELINES) {
          if (!String.join(" ", flags).contains(part)) continue;
          String verdict = campaign.verdict(text, flags);
          counts.merge(String.join(" ", flags) + ": " + (verdict.startsWith("!") ? "wrong" : verdict), 1, Integer::sum);
          if (verdict.startsWith("!")) System.out.println("=== " + profile.title() + " " + (seed + i) + " " + flags + "\n" + verdict);
        }
      }
    }
    report(counts);
    System.exit(counts.keySet().stream().anyMatch(what -> what.endsWith(": wrong")) ? 1 : 0);
  }

  private static void report(Map<String, Integer> counts) {
    System.out.println("--- " + counts.values().stream().mapToInt(Integer::intValue).sum() + " runs");
    counts.forEach((what, number) -> System.out.println(number + "  " + what));
  }

  /** What became of a program; begins with {@code !} where something is wrong that is up to the passes that are asked about. */
  String verdict(String text, List<String> flags) {
    String verdict = judge(text, flags);
    if (!verdict.startsWith("!")) return verdict;
    // What deallocation makes of a program is not what the pass is asked about.
    List<String> deallocation = flags.stream().filter(flag -> flag.contains("deallocation-pipeline") || flag.contains("ownership")).toList();
    if (!deallocation.isEmpty() && !judge(text, deallocation).equals("sound")) return "wrong after deallocation alone";
    // Programs that free nothing leak more if they allocate earlier.
    boolean isFreedLater = verdict.startsWith("!LEAK") && flags.size() == 1 && !text.contains("dealloc");
    return isFreedLater ? "leaks as before" : verdict;
  }

  private String judge(String text, List<String> flags) {
    try {
      Op before = read(text);
      Op after = read(text);
      if (before == null || after == null) return "rejected";
      Pipeline pipeline = Pipeline.ofModule();
      PipelineParser parser = new PipelineParser(passes, ignored -> {});
      for (String flag : flags) {
        String[] parts = flag.substring(2).split("=", 2);
        if (!parser.addFlag(pipeline, parts[0], parts.length > 1 ? parts[1] : "")) throw new IllegalStateException(flag);
      }
      StringBuilder errors = new StringBuilder();
      Diagnostics diagnostics = diagnostic -> {
        if (diagnostic.severity() == Severity.ERROR) errors.append(diagnostic.message()).append('\n');
      };
      RunSettings settings = new RunSettings(RunSettings.DEFAULT.profile(), true, Workers.NONE, IrDumps.NONE, (op, pass, dump) -> {}, Remarks.NONE);
      if (!new PipelineRunner(registry, diagnostics, settings).run(pipeline, after)) return errors.isEmpty() ? "!failed without an error" : "refused";
      if (!Verifier.verify(after, registry, diagnostics)) return "!invalid: " + errors;
      return compare(before, after, flags.contains(INTERPROCEDURAL));
    } catch (RuntimeException | StackOverflowError | AssertionError broken) {
      return "!" + broken;
    }
  }

  private Op read(String text) {
    Parsed parsed = Parser.parse(Source.of("program", text), registry, new ParserOptions(false), diagnostic -> {});
    return parsed != null && Verifier.verify(parsed.module(), registry, diagnostic -> {}) ? parsed.module() : null;
  }

  private static boolean isPrivate(Op module, String name) {
    for (Op op : module.region().entryBlock()) {
      if (op instanceof Symbol symbol && name.equals(SymbolTables.nameOf(op))) return symbol.visibility() == Symbol.Visibility.PRIVATE;
    }
    return false;
  }

  private String compare(Op before, Op after, boolean callersKnown) {
    PathChecker checker = PathChecker.of(before, after, registry, executors, limits);
    PathChecker alone = PathChecker.of(before, registry, executors, limits);
    long completed = 0;
    for (String function : checker.functions()) {
      if (callersKnown && isPrivate(before, function)) continue;
      Set<String> own = new HashSet<>();
      for (Finding finding : alone.check(function).findings()) own.add(finding.kind());
      FunctionReport report = checker.check(function);
      completed += report.paths() - report.incompletePaths();
      boolean isFaulty = report.findings().stream().anyMatch(f -> f.stage() == Finding.Stage.GIVEN && Fault.Kind.valueOf(f.kind()).isOwnership());
      for (Finding finding : report.findings()) {
        if (isFaulty || finding.stage() != Finding.Stage.TRANSFORMED || own.contains(finding.kind())) continue;
        if (finding.kind().equals(Finding.DIFFERENCE) && writesToCopy(after, function)) return "copy written";
        return "!" + finding.kind() + " @" + function + ": " + finding.diagnostic().message();
      }
    }
    return completed == 0 ? "not executed" : "sound";
  }

  private boolean writesToCopy(Op after, String function) {
    return PathChecker.of(after, after, registry, executors, new CheckLimits(2000, 10_000)).check(function).reasons()
        .containsKey(Fault.WRITE_TO_CLONE);
  }
}
