// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import dev.freehold.interp.check.CheckListener;
import dev.freehold.interp.check.CheckReport;
import dev.freehold.interp.check.Choice;
import dev.freehold.interp.check.Finding;
import dev.freehold.interp.check.FunctionReport;
import dev.freehold.interp.check.FunctionReport.Explored;
import dev.freehold.ir.Op;
import dev.freehold.ir.diag.Diagnostic;
import dev.freehold.ir.diag.DiagnosticPrinter;
import java.util.List;
import java.util.stream.Collectors;

/** A check for people, printed while it goes on: findings as diagnostics, and what was explored. */
final class CheckText implements CheckListener {
  /** So many functions that were not explored whole are named in the last line. */
  private static final int MAX_NAMED = 5;

  private final DiagnosticPrinter printer;
  private final String transformed;
  private final boolean withSummary;
  private final boolean withFindings;
  private final StandardStreams io;

  /** @param transformed where a finding is that is about the program that is compared with the one given */
  CheckText(DiagnosticPrinter printer, String transformed, boolean withSummary, boolean withFindings, StandardStreams io) {
    this.printer = printer;
    this.transformed = transformed;
    this.withSummary = withSummary;
    this.withFindings = withFindings;
    this.io = io;
  }

  @Override
  public void found(Finding finding) {
    if (!withFindings) return;
    io.err().print(printer.text(finding.diagnostic()));
    io.err().println("  in @" + finding.function() + (finding.stage() == Finding.Stage.GIVEN ? "" : " " + transformed) + path(finding.path()));
    io.err().flush();
  }

  private static String path(List<Choice> path) {
    if (path.isEmpty()) return ", on its only path";
    return path.stream().map(choice -> choice.question() + ": " + choice.answer()).collect(Collectors.joining("; ", ", on the path with ", ""));
  }

  @Override
  public void checked(FunctionReport report) {
    if (!withSummary) return;
    io.out().println(summary(report));
    if (report.skipped() != null) io.out().print(printer.text(Diagnostic.remark(report.skipped().location(), report.skipped().message()).build()));
    io.out().flush();
  }

  private static String summary(FunctionReport report) {
    if (report.skipped() != null) return "@" + report.name() + ": not checked: " + report.skipped().message();
    String found = report.findings().isEmpty() ? "nothing found" : report.findings().size() + " found";
    return "@" + report.name() + ": " + found + " on " + report.paths() + (report.paths() == 1 ? " path" : " paths")
        + (report.exhausted() ? "" : " (there are more)")
        + (report.rejected() == 0 ? "" : ", " + report.rejected() + " of them with arguments that it does not take")
        + (report.givenUp() == 0 ? "" : ", " + report.givenUp() + " of them given up")
        + (report.reasons().isEmpty() ? "" : reasons(report)) + "; " + report.allocations() + " allocations" + abstractions(report);
  }

  /** What was left out although all paths were run. */
  private static String abstractions(FunctionReport report) {
    return (report.summarized() == 0 ? "" : "; " + report.summarized() + (report.summarized() == 1 ? " loop" : " loops") + " summarized")
        + (report.isComparedInPart() ? "; large buffers compared in part" : "");
  }

  private static String reasons(FunctionReport report) {
    return report.reasons().entrySet().stream().sorted((a, b) -> b.getValue() - a.getValue()).limit(3)
        .map(each -> each.getKey()).collect(Collectors.joining("; ", " (on some: ", ")"));
  }

  /** Everything has been checked: says where control never came, and in the last line what was not explored. */
  void end(CheckReport report) {
    if (withSummary) {
      report.notReached().stream().map(Op::location).distinct()
          .forEach(place -> io.out().print(printer.text(Diagnostic.remark(place, "never reached").build())));
    }
    // Not even somebody who wants no summary may take this for a success.
    if (!report.isWhole()) (withSummary ? io.out() : io.err()).println(incomplete(report));
    io.flush();
  }

  private static String incomplete(CheckReport report) {
    List<FunctionReport> others = report.functions().stream().filter(each -> each.explored() != Explored.WHOLE).toList();
    String named = others.stream().limit(MAX_NAMED).map(CheckText::notWhole).collect(Collectors.joining("; "));
    String rest = others.size() > MAX_NAMED ? "; and " + (others.size() - MAX_NAMED) + " more" : "";
    return "not everything was explored: " + report.count(Explored.WHOLE) + " of " + report.functions().size()
        + (report.functions().size() == 1 ? " function whole, " : " functions whole, ") + report.count(Explored.PARTIAL) + " in part, "
        + report.count(Explored.SKIPPED) + " not at all: " + named + rest;
  }

  private static String notWhole(FunctionReport report) {
    return "@" + report.name() + " (" + (report.skipped() == null ? String.join(", ", report.gaps()) : report.skipped().message()) + ")";
  }
}
