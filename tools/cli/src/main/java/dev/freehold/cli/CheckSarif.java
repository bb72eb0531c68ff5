// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import dev.freehold.interp.check.CheckReport;
import dev.freehold.interp.check.Finding;
import dev.freehold.interp.check.FunctionReport;
import dev.freehold.ir.Diagnostic;
import java.util.Locale;

/** The result of a check as a SARIF log: findings, and what has not been explored. */
final class CheckSarif {
  private static final String INCOMPLETE = "incomplete";

  private CheckSarif() {}

  static SarifLog log(CheckReport report) {
    SarifLog log = new SarifLog();
    for (FunctionReport function : report.functions()) {
      for (Finding finding : function.findings()) {
        String where = " in @" + finding.function() + CheckText.path(finding.path());
        log.add(finding.kind().toLowerCase(Locale.ROOT).replace('_', '-'), finding.diagnostic(), where);
      }
      Diagnostic skipped = function.skipped();
      if (skipped != null) log.add(INCOMPLETE, Diagnostic.warning(skipped.location(), "not checked: " + skipped.message()).build(), "");
    }
    return log;
  }
}
