// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import dev.freehold.interp.Executors;
import dev.freehold.interp.check.Budget;
import dev.freehold.interp.check.CheckLimits;
import dev.freehold.interp.check.CheckReport;
import dev.freehold.interp.check.PathChecker;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.diag.Diagnostics;
import dev.freehold.ir.text.Parsed;
import dev.freehold.pass.IrDumps;
import dev.freehold.pass.PassRegistry;
import dev.freehold.pass.Pipeline;
import dev.freehold.pass.PipelineParser;
import dev.freehold.pass.PipelineRunner;
import dev.freehold.pass.RunSettings;
import java.io.IOException;
import java.util.List;

/** {@code freehold check}: runs the functions of a program on many paths, before and after passes, and reports what is wrong. */
final class Check extends FlagCommand {
  private static final List<String> SWITCHES =
      List.of("help", "h", "json", "quiet", "allow-unregistered-dialect", "reference-compatible", "verify-each");
  private static final List<String> VALUED = List.of("entry", "against", "max-paths", "max-steps", "time-limit", "max-memory", "pass-pipeline", "load", "dialect");
  private static final String HELP = """
      usage: freehold check [FILE] [PASSES] [--entry NAME] [--max-paths N] [--max-steps N] [--time-limit S] [--json]
             freehold check FILE --against OTHER

      Runs each function that somebody outside may call (or the one that --entry names) with all kinds of arguments: fresh and aliased
      buffers, every combination of booleans, small integers and those around the constants of the program, several sizes; and goes every
      way where something depends on what is not known. With passes, which are written as for freehold opt, the program that they make is
      run on the same paths: it must do the same and treat its memory well. So must the OTHER program. Without, the program itself must.
      Findings are printed as they are found. The exit status is
        0    nothing was found, and every function was explored whole
        1    the input is wrong: it cannot be read, it is not valid, or the passes refuse it
        2    the command line is wrong
        3    something was found
        4    nothing was found, but not everything was explored: the last line says what was not
        130  interrupted (Ctrl-C): what was found until then has been printed

        --entry NAME       only this function, also if it is private; may be given several times
        --against OTHER    the program that must do the same, in a file
        --max-paths N      for each function, default: 1000
        --max-steps N      operations on each path, default: 1000000
        --time-limit S     seconds for all of it; each function gets an equal part of what is left
        --max-memory SIZE  of this process, such as 512M or 2G; paths that need more are given up
        --json             the result as JSON
        --quiet            no summary, only what was found
        --verify-each=false  do not verify the program after each pass
        --reference-compatible  the passes do what the reference does where that is wrong, too
        --pass-pipeline P, --load FILE.jar, --dialect FILE, --allow-unregistered-dialect: as for freehold opt
      """;

  Check() {
    super(SWITCHES, VALUED, true, HELP);
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
  int run(ParsedArguments arguments, StandardStreams io) throws IOException, ParsedArguments.UsageError, Jars.Unusable {
    Budget budget = Budget.of(arguments.seconds("time-limit"), arguments.bytes("max-memory", Long.MAX_VALUE));
    CheckLimits limits = new CheckLimits(arguments.positive("max-paths", CheckLimits.DEFAULT.paths()),
        arguments.positive("max-steps", CheckLimits.DEFAULT.steps()), budget);
    CommandInput given = CommandInput.by(arguments, io);
    CommandInput other = given == null || arguments.value("against") == null ? null : given.beside(arguments.value("against"), io);
    if (given == null || other == null && arguments.value("against") != null) return ExitStatus.ERROR;
    PathChecker checker = checker(arguments, given, other, limits);
    if (checker == null) return ExitStatus.ERROR;
    List<String> functions = functions(checker, arguments.all("entry"));
    boolean isQuiet = arguments.isSet("quiet");
    boolean isJson = arguments.isSet("json");
    String transformed = other == null ? "after the passes" : "in the other program";
    CheckText text = new CheckText((other == null ? given : other).printer(), transformed, !isQuiet && !isJson, !isJson, io);
    try (Interruption interruption = new Interruption(budget::cancel, io)) {
      CheckReport report = checker.check(functions, text);
      if (isJson) CheckJson.print(report, io.out());
      else text.end(report);
      return interruption.happened() ? Interruption.STATUS : status(report);
    }
  }

  private static int status(CheckReport report) {
    if (report.hasFindings()) return ExitStatus.FINDINGS;
    return report.isWhole() ? ExitStatus.OK : ExitStatus.INCOMPLETE;
  }

  /** Null after errors, which have been reported then. */
  private static PathChecker checker(ParsedArguments arguments, CommandInput given, CommandInput other, CheckLimits limits) throws ParsedArguments.UsageError, Jars.Unusable {
    Registry registry = given.registry();
    Executors executors = given.jars().services(Executors::load);
    Pipeline pipeline = pipeline(arguments, given.jars().services(PassRegistry::load), given.diagnostics());
    if (pipeline == null) return null;
    boolean hasPasses = !pipeline.entries().isEmpty();
    if (hasPasses && other != null) throw new ParsedArguments.UsageError("passes and --against exclude each other");
    Parsed before = given.read();
    if (before == null) return null;
    if (!hasPasses && other == null) return PathChecker.of(before.module(), registry, executors, limits);
    Parsed after = (other == null ? given : other).read();
    if (after == null) return null;
    if (other != null) return PathChecker.ofOther(before.module(), after.module(), registry, executors, limits);
    boolean verifies = arguments.value("verify-each") == null || arguments.isSet("verify-each");
    RunSettings settings = new RunSettings(given.profile(), verifies, RunSettings.DEFAULT.threads(), IrDumps.NONE, RunSettings.DEFAULT.log());
    Op transformed = after.module();
    return new PipelineRunner(registry, given.diagnostics(), settings).run(pipeline, transformed)
        ? PathChecker.of(before.module(), transformed, registry, executors, limits) : null;
  }

  private static Pipeline pipeline(ParsedArguments arguments, PassRegistry passes, Diagnostics diagnostics) throws ParsedArguments.UsageError {
    PipelineParser parser = new PipelineParser(passes, diagnostics);
    if (arguments.value("pass-pipeline") != null) return parser.parse(arguments.value("pass-pipeline"));
    Pipeline pipeline = Pipeline.ofModule();
    for (String flag : arguments.others()) {
      String text = flag.substring(flag.startsWith("--") ? 2 : 1);
      int equals = text.indexOf('=');
      String name = equals < 0 ? text : text.substring(0, equals);
      if (passes.pass(name) == null && passes.pipeline(name) == null) throw new ParsedArguments.UsageError("no flag and no pass '" + flag + "'");
      if (!parser.addFlag(pipeline, name, equals < 0 ? "" : text.substring(equals + 1))) return null;
    }
    return pipeline;
  }

  private static List<String> functions(PathChecker checker, List<String> entries) throws ParsedArguments.UsageError {
    if (checker.functions().isEmpty()) throw new ParsedArguments.UsageError("there is no function to check");
    if (entries.isEmpty()) return checker.entries();
    List<String> names = entries.stream().map(entry -> entry.startsWith("@") ? entry.substring(1) : entry).distinct().toList();
    for (String name : names) {
      if (!checker.functions().contains(name)) throw new ParsedArguments.UsageError("no function '@" + name + "' with a body");
    }
    return names;
  }
}
