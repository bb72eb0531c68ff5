// SPDX-License-Identifier: Apache-2.0
package dev.freehold.opt;

import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Diagnostics;
import dev.freehold.ir.Severity;
import dev.freehold.ir.attribute.PrintOptions;
import java.util.ArrayList;
import java.util.List;

/**
 * Hands on as much of what is reported as the user wants to see.
 *
 * @param onlyFrom nothing less bad than this
 * @param notes whether notes are wanted at all
 * @param operations whether the notes are wanted that show the operation at fault
 * @param traces whether a note says where in Freehold the report comes from
 * @param printing how operations are shown
 */
record ReportFilter(Diagnostics out, Severity onlyFrom, boolean notes, boolean operations, boolean traces, PrintOptions printing)
    implements Diagnostics {

  @Override
  public void report(Diagnostic diagnostic) {
    if (diagnostic.severity().compareTo(onlyFrom) > 0) return;
    List<Diagnostic> kept = new ArrayList<>();
    for (Diagnostic note : notes ? diagnostic.notes() : List.<Diagnostic>of()) {
      if (operations || !note.message().startsWith(Diagnostic.SEE)) kept.add(note);
    }
    if (traces) kept.add(new Diagnostic(Severity.NOTE, diagnostic.location(), trace(), List.of()));
    out.report(new Diagnostic(diagnostic.severity(), diagnostic.location(), diagnostic.message(), kept));
  }

  private static String trace() {
    StringBuilder text = new StringBuilder("diagnostic emitted with trace:");
    StackWalker.getInstance().forEach(frame -> text.append("\n  ").append(frame));
    return text.toString();
  }
}
