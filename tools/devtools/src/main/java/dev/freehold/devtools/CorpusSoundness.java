// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import dev.freehold.interp.Executors;
import dev.freehold.interp.check.CheckLimits;
import dev.freehold.interp.check.Finding;
import dev.freehold.interp.check.FunctionReport;
import dev.freehold.interp.check.PathChecker;
import dev.freehold.ir.Diagnostics;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Severity;
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
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

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

    /** Runs the passes; false where they say with an error that they do not take the program. */
    private boolean run(Op program) {
      boolean[] failed = new boolean[1];
      Diagnostics errors = diagnostic -> failed[0] |= diagnostic.severity() == Severity.ERROR;
      Pipeline pipeline = Pipeline.ofModule();
      if (!new PipelineParser(PASSES, errors).addFlag(pipeline, pass, options)) throw new IllegalStateException("no pass '" + pass + "'");
      return new PipelineRunner(REGISTRY, errors, RunSettings.DEFAULT).run(pipeline, program) && !failed[0];
    }

    private static String text(Set<Setting> settings) {
      return settings.stream().map(setting -> setting.name().toLowerCase(Locale.ROOT)).collect(Collectors.joining(", "));
    }
  }

  /** How many functions were executed by now: at least one path of theirs came to its end. */
  private int executed;
  /** How many were not, although the passes take the program. */
  private int notExecuted;

  /**
   * What is wrong with a program: for each finding a line with the program, the function, the kind, and the settings where it comes up;
   * and the words of the first one.
   */
  SortedMap<String, String> findings(CorpusProgram part) {
    Op given = read(part);
    if (given == null) return new TreeMap<>();
    SortedMap<String, EnumSet<Setting>> settings = new TreeMap<>();
    Map<String, String> words = new HashMap<>();
    for (Setting setting : Setting.values()) {
      Op transformed = read(part);
      if (!setting.run(transformed)) continue;
      PathChecker checker = PathChecker.of(given, transformed, REGISTRY, EXECUTORS, LIMITS);
      for (String function : checker.functions()) {
        FunctionReport report = checker.check(function);
        for (Finding finding : report.findings()) {
          String line = part.name() + "\t@" + function + "\t" + kind(finding);
          settings.computeIfAbsent(line, first -> EnumSet.noneOf(Setting.class)).add(setting);
          words.putIfAbsent(line, finding.diagnostic().message());
        }
        if (report.paths() > report.incompletePaths()) executed++;
        else notExecuted++;
      }
    }
    SortedMap<String, String> lines = new TreeMap<>();
    settings.forEach((line, where) -> lines.put(line + "\t" + Setting.text(where), words.get(line)));
    return lines;
  }

  /** A fault of the program as it is given is marked as such. */
  private static String kind(Finding finding) {
    String kind = finding.kind().toLowerCase(Locale.ROOT).replace('_', ' ');
    return finding.stage() == Finding.Stage.GIVEN ? "given: " + kind : kind;
  }

  private static Op read(CorpusProgram part) {
    Parsed parsed = Parser.parse(part.source(), REGISTRY, new ParserOptions(true), SILENT);
    return parsed != null && Verifier.verify(parsed.module(), REGISTRY, SILENT) ? parsed.module() : null;
  }

  int executed() {
    return executed;
  }

  int notExecuted() {
    return notExecuted;
  }

  /** Prints what there is to list, with the words of the checker in place of the cause. */
  public static void main(String[] args) throws IOException {
    CorpusSoundness soundness = new CorpusSoundness();
    List<CorpusProgram> parts = new ArrayList<>(CorpusProgram.in(CorpusProgram.OWN));
    parts.addAll(CorpusProgram.in(CorpusProgram.LLVM));
    for (CorpusProgram part : parts) soundness.findings(part).forEach((line, words) -> System.out.println(line + "\t" + words));
    System.out.println("# " + soundness.executed + " functions executed, " + soundness.notExecuted + " not");
  }
}
