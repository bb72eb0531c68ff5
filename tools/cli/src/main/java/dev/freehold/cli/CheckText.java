// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import dev.freehold.interp.check.CheckListener;
import dev.freehold.interp.check.CheckReport;
import dev.freehold.interp.check.Choice;
import dev.freehold.interp.check.Finding;
import dev.freehold.interp.check.FunctionReport.Explored;
import dev.freehold.interp.check.FunctionReport;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;
import dev.freehold.ir.text.DiagnosticPrinter;
import java.util.List;
import java.util.stream.Collectors;

/** Prints the progress and the result of a check as text: findings as diagnostics, and a summary of each function. */
final class CheckText implements CheckListener {
  /** The maximal number of incompletely explored functions that the last line names. */
  private static final int MAX_NAMED = 5;

  private final DiagnosticPrinter printer;
  private final String transformed;
  private final boolean withSummary;
  private final boolean withFindings;
  private final CommandIo io;

  /** @param transformed how messages refer to the transformed program */
  CheckText(DiagnosticPrinter printer, String transformed, boolean withSummary, boolean withFindings, CommandIo io) {
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

  /** The path of a finding, in words. */
  static String path(List<Choice> path) {
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
    String found = report.findings().isEmpty() ? "no findings" : count(report.findings().size(), "finding");
    return "@" + report.name() + ": " + found + " on " + count(report.paths(), "path")
        + (report.exhausted() ? "" : " (more exist)")
        + (report.rejected() == 0 ? "" : ", " + report.rejected() + " rejected for invalid arguments")
        + (report.abandoned() == 0 ? "" : ", " + report.abandoned() + " abandoned")
        + (report.reasons().isEmpty() ? "" : reasons(report)) + "; " + count(report.allocations(), "allocation") + abstractions(report);
  }

  private static String count(long number, String noun) {
    return number + " " + noun + (number == 1 ? "" : "s");
  }

  /** What was left out although all paths were executed. */
  private static String abstractions(FunctionReport report) {
    return (report.summarized() == 0 ? "" : "; " + count(report.summarized(), "loop") + " summarized")
        + (report.isComparedInPart() ? "; large buffers partially compared" : "");
  }

  private static String reasons(FunctionReport report) {
    return report.reasons().entrySet().stream().sorted((a, b) -> b.getValue() - a.getValue()).limit(3)
        .map(each -> each.getKey()).collect(Collectors.joining("; ", " (reasons: ", ")"));
  }

  /** Ends the check: reports operations that were never reached, and in the last line why the exploration is incomplete. */
  void end(CheckReport report) {
    if (withSummary) {
      report.notReached().stream().map(Op::location).distinct()
          .forEach(place -> io.out().print(printer.text(Diagnostic.remark(place, "never reached").build())));
    }
    // Without a summary, too, an incomplete exploration must not look like a success.
    if (!report.isComplete()) (withSummary ? io.out() : io.err()).println(incomplete(report));
    io.flush();
  }

  private static String incomplete(CheckReport report) {
    List<FunctionReport> others = report.functions().stream().filter(each -> each.explored() != Explored.COMPLETE).toList();
    String named = others.stream().limit(MAX_NAMED).map(CheckText::incompleteFunction).collect(Collectors.joining("; "));
    String rest = others.size() > MAX_NAMED ? "; and " + (others.size() - MAX_NAMED) + " more" : "";
    return "incomplete exploration: " + report.count(Explored.COMPLETE) + " of " + count(report.functions().size(), "function") + " fully explored, "
        + report.count(Explored.PARTIAL) + " partially, " + report.count(Explored.SKIPPED) + " not at all: " + named + rest;
  }

  private static String incompleteFunction(FunctionReport report) {
    return "@" + report.name() + " (" + String.join(", ", report.unexplored()) + ")";
  }
}
