// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tool;

import dev.freehold.interp.check.Choice;
import dev.freehold.interp.check.Finding;
import dev.freehold.interp.check.FunctionReport;
import dev.freehold.ir.Op;
import dev.freehold.ir.diag.Diagnostic;
import dev.freehold.ir.diag.DiagnosticPrinter;
import java.io.PrintStream;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** The result of a check for people: findings as diagnostics, and what was covered. */
final class CheckText {
  private CheckText() {}

  static void print(List<FunctionReport> reports, DiagnosticPrinter printer, boolean withSummary, Streams io) {
    for (FunctionReport report : reports) {
      for (Finding finding : report.findings()) {
        io.err().print(printer.text(finding.diagnostic()));
        io.err().println("  in @" + finding.function() + (finding.stage() == Finding.Stage.GIVEN ? "" : " after the passes") + path(finding.path()));
      }
    }
    if (!withSummary) return;
    for (FunctionReport report : reports) io.out().println(summary(report));
    notReached(reports, printer, io.out());
  }

  private static String path(List<Choice> path) {
    if (path.isEmpty()) return ", on its only path";
    return path.stream().map(choice -> choice.question() + ": " + choice.answer()).collect(Collectors.joining("; ", ", on the path with ", ""));
  }

  private static String summary(FunctionReport report) {
    if (report.skipped() != null) return "@" + report.name() + ": not checked: " + report.skipped();
    String found = report.findings().isEmpty() ? "nothing found" : report.findings().size() + " found";
    return "@" + report.name() + ": " + found + " on " + report.paths() + (report.paths() == 1 ? " path" : " paths")
        + (report.exhausted() ? "" : " (there are more)")
        + (report.abandoned() == 0 ? "" : ", " + report.abandoned() + " of them given up")
        + (report.reasons().isEmpty() ? "" : reasons(report)) + "; " + report.allocations() + " allocations";
  }

  private static String reasons(FunctionReport report) {
    return report.reasons().entrySet().stream().sorted((a, b) -> b.getValue() - a.getValue()).limit(3)
        .map(each -> each.getKey()).collect(Collectors.joining("; ", " (with some arguments: ", ")"));
  }

  /** Each place once, however many functions could have come there. */
  private static void notReached(List<FunctionReport> reports, DiagnosticPrinter printer, PrintStream out) {
    Set<Op> places = new LinkedHashSet<>();
    if (!reports.isEmpty()) places.addAll(reports.getLast().notReached());
    places.stream().map(Op::location).distinct()
        .forEach(place -> out.print(printer.text(Diagnostic.remark(place, "never reached").build())));
  }
}
