// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import dev.freehold.interp.Executors;
import dev.freehold.interp.check.Budget;
import dev.freehold.interp.check.CheckLimits;
import dev.freehold.interp.check.CheckReport;
import dev.freehold.interp.check.PathChecker;
import dev.freehold.ir.Profile;
import dev.freehold.ir.Registry;
import dev.freehold.ir.text.Parsed;
import dev.freehold.opt.options.Option;
import dev.freehold.opt.options.OptionTable;
import dev.freehold.opt.options.OptionValues;
import dev.freehold.opt.options.ParsedArguments;
import dev.freehold.opt.options.UsageError;
import java.io.IOException;
import java.time.Duration;
import java.util.List;

/** {@code freehold check}: runs the functions of a program on many paths, before and after passes, and reports what is wrong. */
final class Check extends OptionCommand {
  private static final Option<String> ENTRY =
      Option.text("entry", "NAME", "function to check, which may be private").asRepeatable().withDefaultText("all that may be called from outside");
  private static final Option<String> AGAINST =
      Option.text("against", "OTHER", "file with the program that must behave like FILE, in place of passes");
  private static final Option<Integer> MAX_PATHS = CommonOptions.MAX_PATHS.withDefault(CheckLimits.DEFAULT.paths());
  private static final Option<Long> MAX_STEPS = CommonOptions.MAX_STEPS.withDefault(CheckLimits.DEFAULT.steps());
  private static final Option<Duration> TIME_LIMIT = CommonOptions.TIME_LIMIT.withDefaultText("no limit");
  private static final Option<Long> MAX_MEMORY =
      Option.of("max-memory", "SIZE", OptionValues::bytes, "memory limit of the process, such as 512M or 2G; paths that exceed it are abandoned")
          .withDefaultText("no limit");
  private static final Option<ReportFormat> FORMAT =
      ReportFormat.option("how to print the result: text, json, or sarif for code scanning", ReportFormat.values());
  private static final Option<Boolean> JSON = Option.flag("json", "the same as --format=json");
  private static final Option<Boolean> QUIET = Option.flag("quiet", "print findings only, no summary");
  private static final OptionTable TABLE = OptionTable.of("freehold check", List.of("FILE"), """
      Executes the functions of a program on many paths: with fresh and aliasing buffers, every combination of booleans, small integers and those
      near the constants of the program, several sizes; unknown conditions go both ways. With passes, written as for freehold opt, or with
      --against, the transformed program is executed on the same paths: it must behave like FILE and must have no memory error. Without, FILE
      itself must have none. Findings are printed as they are found.

      Exit status:
        0    no finding, and all functions are fully explored
        1    the input cannot be read or is invalid, or a pass fails
        2    usage error
        3    findings
        4    no finding, but the exploration is incomplete: the last line says why
        130  interrupted (Ctrl-C), after printing the findings so far
      """, Option.HELP, ENTRY, AGAINST, MAX_PATHS, MAX_STEPS, TIME_LIMIT, MAX_MEMORY, FORMAT, JSON, QUIET, GivenPasses.PASS_PIPELINE,
      GivenPasses.VERIFY_EACH, GivenPasses.REFERENCE_COMPATIBLE, CommonOptions.LOAD, CommonOptions.DIALECT, CommonOptions.ALLOW_UNREGISTERED)
      .withPasses();

  private final Pulse.Source pulse;

  Check() {
    this(Pulse.NONE);
  }

  /** @param pulse says that it still works, unless it shows progress */
  Check(Pulse.Source pulse) {
    super(TABLE);
    this.pulse = pulse;
  }

  @Override
  public String name() {
    return "check";
  }

  @Override
  public String summary() {
    return "run a program on all paths, before and after passes, and look for faults";
  }

  @Override
  int run(ParsedArguments arguments, CommandIo io) throws IOException, UsageError, Jars.Unusable {
    Budget budget = Budget.of(arguments.get(TIME_LIMIT), arguments.get(MAX_MEMORY, Long.MAX_VALUE));
    CheckLimits limits = new CheckLimits(arguments.get(MAX_PATHS), arguments.get(MAX_STEPS), budget);
    Profile profile = arguments.get(GivenPasses.REFERENCE_COMPATIBLE) ? Profile.reference() : Profile.SOUND;
    CommandInput given = CommandInput.of(arguments, profile, io);
    CommandInput other = given == null || arguments.get(AGAINST) == null ? null : given.beside(arguments.get(AGAINST), io);
    if (given == null || other == null && arguments.get(AGAINST) != null) return ExitStatus.ERROR;
    PathChecker checker = checker(arguments, given, other, limits);
    if (checker == null) return ExitStatus.ERROR;
    List<String> functions = functions(checker, arguments.all(ENTRY));
    boolean isQuiet = arguments.get(QUIET);
    ReportFormat format = arguments.get(JSON) ? ReportFormat.JSON : arguments.get(FORMAT);
    boolean isText = format == ReportFormat.TEXT;
    String transformed = other == null ? "after the passes" : "in the other program";
    CheckText text = new CheckText((other == null ? given : other).printer(), transformed, !isQuiet && isText, isText, io);
    // Otherwise there is a line about each function, anyway.
    boolean showsProgress = (isQuiet || !isText) && io.terminal().showsProgress();
    try (Interruption interruption = new Interruption(budget::cancel, io);
        Progress progress = new Progress(io.err(), showsProgress, "functions", functions.size())) {
      progress.show(0);
      CheckProgress listener = new CheckProgress(text, progress);
      CheckReport report;
      try (Pulse _ =
          (showsProgress ? Pulse.NONE : pulse).begin(io.err(), "check", () -> listener.done() + " of " + functions.size() + " functions checked")) {
        report = checker.check(functions, listener);
      }
      progress.erase();
      switch (format) {
        case TEXT -> text.end(report);
        case JSON -> CheckJson.print(report, io.out());
        case SARIF -> CheckSarif.log(report).print(io.out());
      }
      return interruption.happened() ? Interruption.STATUS : status(report);
    }
  }

  private static int status(CheckReport report) {
    if (report.hasFindings()) return ExitStatus.FINDINGS;
    return report.isComplete() ? ExitStatus.OK : ExitStatus.INCOMPLETE;
  }

  /** Null after errors, which have been reported then. */
  private static PathChecker checker(ParsedArguments arguments, CommandInput given, CommandInput other, CheckLimits limits)
      throws UsageError, Jars.Unusable {
    Registry registry = given.registry();
    Executors executors = given.jars().services(Executors::load);
    GivenPasses passes = GivenPasses.of(arguments, given);
    if (passes == null) return null;
    if (!passes.areNone() && other != null) throw new UsageError("passes and --against are mutually exclusive");
    Parsed before = given.read();
    if (before == null) return null;
    if (passes.areNone() && other == null) return PathChecker.of(before.module(), registry, executors, limits);
    Parsed after = (other == null ? given : other).read();
    if (after == null) return null;
    if (other != null) return PathChecker.ofOther(before.module(), after.module(), registry, executors, limits);
    return passes.run(after.module(), given) ? PathChecker.of(before.module(), after.module(), registry, executors, limits) : null;
  }

  /** The functions that are named, or else all that may be called from outside. */
  static List<String> functions(PathChecker checker, List<String> entries) throws UsageError {
    if (checker.functions().isEmpty()) throw new UsageError("no function has a body");
    if (entries.isEmpty()) return checker.entries();
    List<String> names = entries.stream().map(entry -> entry.startsWith("@") ? entry.substring(1) : entry).distinct().toList();
    for (String name : names) {
      if (!checker.functions().contains(name)) throw new UsageError("function '@" + name + "' is not defined");
    }
    return names;
  }
}
