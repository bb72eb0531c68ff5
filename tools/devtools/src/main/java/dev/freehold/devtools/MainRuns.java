// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import dev.freehold.interp.Executors;
import dev.freehold.interp.check.CheckLimits;
import dev.freehold.interp.check.Finding;
import dev.freehold.interp.check.FunctionReport;
import dev.freehold.interp.check.PathChecker;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.text.Parsed;
import dev.freehold.ir.text.Parser;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.ir.text.Source;
import dev.freehold.ir.verify.Verifier;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Executes {@code @main} of programs as they are, and behind passes. */
final class MainRuns implements ProgramJudge {
  private final Registry registry = Registry.load();
  private final Executors executors = Executors.load();
  private final CheckLimits limits = new CheckLimits(6, 400_000);

  @Override
  public String judge(String text, List<String> flags) {
    Op before = read(text);
    Op after = read(text);
    if (before == null || after == null) return "!rejected";
    for (String flag : flags) {
      String problem = new PassUnderTest(flag, registry).run(after);
      if (problem != null) return (problem.startsWith("refused") ? "" : "!") + problem;
    }
    FunctionReport report = PathChecker.of(before, after, registry, executors, limits).check("main");
    for (Finding finding : report.findings()) return "!" + finding.stage() + "-" + finding.kind() + ": " + finding.diagnostic().message();
    boolean isComplete = report.paths() > report.incompletePaths();
    return isComplete ? "same" : "not executed: " + report.reasons().keySet();
  }

  private @Nullable Op read(String text) {
    Parsed parsed = Parser.parse(Source.of("program", text), registry, new ParserOptions(false), diagnostic -> {});
    return parsed != null && Verifier.verify(parsed.module(), registry, diagnostic -> {}) ? parsed.module() : null;
  }
}
