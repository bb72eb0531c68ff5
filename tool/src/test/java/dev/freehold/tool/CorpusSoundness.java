// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tool;

import dev.freehold.interp.Executors;
import dev.freehold.interp.check.CheckLimits;
import dev.freehold.interp.check.Finding;
import dev.freehold.interp.check.FunctionReport;
import dev.freehold.interp.check.PathChecker;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.diag.Diagnostics;
import dev.freehold.ir.text.Parsed;
import dev.freehold.ir.text.Parser;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.ir.verify.Verifier;
import dev.freehold.pass.PassRegistry;
import dev.freehold.pass.Pipeline;
import dev.freehold.pass.PipelineParser;
import dev.freehold.pass.PipelineRunner;
import dev.freehold.pass.RunSettings;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** Runs the functions of a program before and after the deallocation systems. */
final class CorpusSoundness {
  private static final Registry REGISTRY = Registry.load();
  private static final PassRegistry PASSES = PassRegistry.load();
  private static final Executors EXECUTORS = Executors.load();
  /** Enough for most of the corpus; more found nothing else. */
  private static final CheckLimits LIMITS =
      new CheckLimits(Integer.getInteger("freehold.corpus.paths", 16), Integer.getInteger("freehold.corpus.steps", 5_000));
  private static final Diagnostics SILENT = diagnostic -> {};

  /** The passes that a program is put through, and how the list of known findings calls them. */
  enum Setting {
    OWNERSHIP("buffer-deallocation-pipeline", ""),
    DYNAMIC("buffer-deallocation-pipeline", "private-function-dynamic-ownership=true"),
    LEGACY("buffer-deallocation", "");

    private final String pass;
    private final String options;

    Setting(String pass, String options) {
      this.pass = pass;
      this.options = options;
    }

    private boolean run(Op program) {
      Pipeline pipeline = Pipeline.ofModule();
      if (!new PipelineParser(PASSES, SILENT).addFlag(pipeline, pass, options)) throw new IllegalStateException("no pass '" + pass + "'");
      return new PipelineRunner(REGISTRY, SILENT, RunSettings.DEFAULT).run(pipeline, program);
    }
  }

  /** How many functions were executed by now: at least one path of theirs came to its end. */
  private int executed;
  /** How many were not, although the passes take the program. */
  private int notExecuted;

  /** What is wrong with a program, each a line: setting, program, function, kind; which of two kinds comes first depends on nothing. */
  List<String> findings(CorpusPart part) {
    Op given = read(part);
    if (given == null) return List.of();
    TreeSet<String> found = new TreeSet<>();
    for (Setting setting : Setting.values()) {
      Op transformed = read(part);
      if (!setting.run(transformed)) continue;
      PathChecker checker = PathChecker.of(given, transformed, REGISTRY, EXECUTORS, LIMITS);
      for (String function : checker.functions()) {
        FunctionReport report = checker.check(function);
        for (Finding finding : report.findings()) found.add(setting + "\t" + part.name() + "\t@" + function + "\t" + kind(finding));
        if (report.paths() > report.abandoned()) executed++;
        else notExecuted++;
      }
    }
    return List.copyOf(found);
  }

  /** A finding about the program before the passes is marked as such. */
  private static String kind(Finding finding) {
    return (finding.stage() == Finding.Stage.GIVEN ? "given " : "") + finding.kind();
  }

  private static Op read(CorpusPart part) {
    Parsed parsed = Parser.parse(part.source(), REGISTRY, new ParserOptions(true), SILENT);
    return parsed != null && Verifier.verify(parsed.module(), REGISTRY, SILENT) ? parsed.module() : null;
  }

  int executed() {
    return executed;
  }

  int notExecuted() {
    return notExecuted;
  }

  /** Prints what there is to list. */
  public static void main(String[] args) throws IOException {
    CorpusSoundness soundness = new CorpusSoundness();
    List<CorpusPart> parts = new ArrayList<>(CorpusPart.in(CorpusPart.OWN));
    if (Files.exists(CorpusPart.SHARED)) parts.addAll(CorpusPart.in(CorpusPart.SHARED));
    for (CorpusPart part : parts) soundness.findings(part).forEach(System.out::println);
    System.out.println("# " + soundness.executed + " functions executed, " + soundness.notExecuted + " not");
  }
}
