// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import dev.freehold.interp.check.CheckReport;
import dev.freehold.interp.check.Finding;
import dev.freehold.interp.check.FunctionReport.Explored;
import dev.freehold.interp.check.FunctionReport;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.text.DiagnosticPrinter;

/** The result of a check as a SARIF log: findings, and what has not been explored. */
final class CheckSarif {
  private static final String INCOMPLETE = "incomplete";

  private CheckSarif() {}

  static SarifLog log(CheckReport report) {
    SarifLog log = new SarifLog();
    for (FunctionReport function : report.functions()) {
      for (Finding finding : function.findings()) {
        String where = " in @" + finding.function() + CheckText.path(finding.path());
        log.add(SarifLog.rule(finding.kind()), finding.diagnostic(), where);
      }
      if (function.explored() != Explored.COMPLETE) log.add(INCOMPLETE, incomplete(function), "");
    }
    return log;
  }

  private static Diagnostic incomplete(FunctionReport function) {
    String how = function.explored() == Explored.SKIPPED ? "not checked: " : "explored partially: ";
    Diagnostic skipped = function.skipped();
    // An argument that cannot be made has no location.
    boolean isLocated = skipped != null && DiagnosticPrinter.file(skipped.location()) != null;
    return Diagnostic.warning(isLocated ? skipped.location() : function.location(), how + String.join(", ", function.unexplored())).build();
  }
}
