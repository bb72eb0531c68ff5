// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tool;

import dev.freehold.interp.Executors;
import dev.freehold.interp.check.CheckLimits;
import dev.freehold.interp.check.PathChecker;
import dev.freehold.interp.check.FunctionReport;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.diag.Diagnostics;
import dev.freehold.ir.text.Parsed;
import dev.freehold.pass.PassRegistry;
import dev.freehold.pass.Pipeline;
import dev.freehold.pass.PipelineParser;
import dev.freehold.pass.PipelineRunner;
import dev.freehold.pass.RunSettings;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** {@code freehold check}: runs the functions of a program on many paths, before and after passes, and reports what is wrong. */
final class Check extends FlagCommand {
  private static final List<String> SWITCHES = List.of("help", "h", "json", "quiet", "allow-unregistered-dialect", "reference-compatible");
  private static final List<String> VALUED = List.of("entry", "max-paths", "max-steps", "pass-pipeline", "load", "dialect");
  private static final String HELP = """
      usage: freehold check [FILE] [PASSES] [--entry NAME] [--max-paths N] [--max-steps N] [--json]

      Runs each function (or the one that --entry names) with all kinds of arguments: fresh and aliased buffers, every combination of
      booleans, small integers and those around the constants of the program, several sizes; and goes every way where something
      depends on what is not known. With passes, which are written as for freehold opt, the program that they make is run on the same
      paths: it must do the same and treat its memory well. Without, the program itself must. Exit status: 0 if nothing was found,
      1 if something was, 2 for a command line that says nothing.

        --max-paths N      for each function, 1000 if nothing is said
        --max-steps N      operations on each path, 1000000 if nothing is said
        --json             the result as JSON
        --quiet            no summary, only what was found
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
  int run(Words words, Streams io) throws IOException, Words.Misuse, Jars.Unusable {
    Given given = Given.by(words, io);
    if (given == null) return 1;
    Registry registry = given.registry();
    Executors executors = given.jars().services(Executors::load);
    Pipeline pipeline = pipeline(words, given.jars().services(PassRegistry::load), given.diagnostics());
    Parsed before = pipeline == null ? null : given.read();
    if (before == null) return 1;
    CheckLimits limits = new CheckLimits(words.positive("max-paths", CheckLimits.DEFAULT.paths()),
        words.positive("max-steps", CheckLimits.DEFAULT.steps()));
    PathChecker checker;
    if (pipeline.entries().isEmpty()) {
      checker = PathChecker.of(before.module(), registry, executors, limits);
    } else {
      Op after = given.read().module();
      if (!new PipelineRunner(registry, given.diagnostics(), RunSettings.DEFAULT.with(given.profile())).run(pipeline, after)) return 1;
      checker = PathChecker.of(before.module(), after, registry, executors, limits);
    }
    List<FunctionReport> reports = new ArrayList<>();
    for (String function : functions(checker, words.value("entry"))) reports.add(checker.check(function));
    if (words.isSet("json")) CheckJson.print(reports, io.out());
    else CheckText.print(reports, given.printer(), !words.isSet("quiet"), io);
    return reports.stream().allMatch(report -> report.findings().isEmpty()) ? 0 : 1;
  }

  private static Pipeline pipeline(Words words, PassRegistry passes, Diagnostics diagnostics) throws Words.Misuse {
    PipelineParser parser = new PipelineParser(passes, diagnostics);
    if (words.value("pass-pipeline") != null) return parser.parse(words.value("pass-pipeline"));
    Pipeline pipeline = Pipeline.ofModule();
    for (String flag : words.others()) {
      String text = flag.substring(flag.startsWith("--") ? 2 : 1);
      int equals = text.indexOf('=');
      String name = equals < 0 ? text : text.substring(0, equals);
      if (passes.pass(name) == null && passes.pipeline(name) == null) throw new Words.Misuse("no flag and no pass '" + flag + "'");
      if (!parser.addFlag(pipeline, name, equals < 0 ? "" : text.substring(equals + 1))) return null;
    }
    return pipeline;
  }

  private static List<String> functions(PathChecker checker, String entry) throws Words.Misuse {
    if (checker.functions().isEmpty()) throw new Words.Misuse("there is no function to check");
    if (entry == null) return checker.functions();
    String plain = entry.startsWith("@") ? entry.substring(1) : entry;
    if (!checker.functions().contains(plain)) throw new Words.Misuse("no function '@" + plain + "' with a body");
    return List.of(plain);
  }
}
