// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

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
import dev.freehold.ir.Workers;
import dev.freehold.ir.text.Parsed;
import dev.freehold.ir.text.Parser;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.ir.text.Source;
import dev.freehold.ir.verify.Verifier;
import dev.freehold.pass.IrDumps;
import dev.freehold.pass.PassRegistry;
import dev.freehold.pass.Pipeline;
import dev.freehold.pass.PipelineParser;
import dev.freehold.pass.PipelineRunner;
import dev.freehold.pass.Remarks;
import dev.freehold.pass.RunSettings;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Executes all functions of programs as they are, and after passes in the sound profile: nothing may do something else, or have more memory errors. A program
 * may have faults of its own.
 */
final class FunctionRuns implements ProgramJudge {
  private final Registry registry = Registry.load();
  private final PassRegistry passes = PassRegistry.load();
  private final Executors executors = Executors.load();
  private final CheckLimits limits = new CheckLimits(12, 10_000);

  @Override
  public String judge(String text, List<String> flags) {
    String verdict = verdict(text, flags);
    if (!verdict.startsWith("!")) return verdict;
    // What deallocation makes of a program is not what the pass is asked about.
    List<String> deallocation = flags.stream().filter(flag -> flag.contains("deallocation-pipeline") || flag.contains("ownership")).toList();
    if (!deallocation.isEmpty() && !verdict(text, deallocation).equals("sound")) return "wrong after deallocation alone";
    // Programs that free nothing leak more if they allocate earlier.
    boolean isFreedLater = verdict.startsWith("!LEAK") && flags.size() == 1 && !text.contains("dealloc");
    return isFreedLater ? "leaks as before" : verdict;
  }

  private String verdict(String text, List<String> flags) {
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
      return compare(before, after, flags.contains(GeneralPasses.INTERPROCEDURAL));
    } catch (RuntimeException | StackOverflowError | AssertionError broken) {
      return "!" + broken;
    }
  }

  private Op read(String text) {
    Parsed parsed = Parser.parse(Source.of("program", text), registry, new ParserOptions(false), diagnostic -> {});
    return parsed != null && Verifier.verify(parsed.module(), registry, diagnostic -> {}) ? parsed.module() : null;
  }

  private String compare(Op before, Op after, boolean callersKnown) {
    PathChecker checker = PathChecker.of(before, after, registry, executors, limits);
    PathChecker alone = PathChecker.of(before, registry, executors, limits);
    long completed = 0;
    for (String function : callersKnown ? checker.entries() : checker.functions()) {
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
