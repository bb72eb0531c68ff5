// SPDX-License-Identifier: Apache-2.0
package dev.freehold.lsp;

import dev.freehold.ir.Diagnostic;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.lsp4j.DiagnosticRelatedInformation;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.Location;

/** What is wrong with a text, as the protocol puts it. */
final class DiagnosticsFeature {
  /** More than anyone reads, and few enough to be sent at every keystroke. */
  private static final int MOST = 500;

  private DiagnosticsFeature() {}

  static List<org.eclipse.lsp4j.Diagnostic> of(Document document) {
    return document.diagnostics().stream().limit(MOST).map(each -> convert(each, document)).toList();
  }

  private static org.eclipse.lsp4j.Diagnostic convert(Diagnostic diagnostic, Document document) {
    var converted = new org.eclipse.lsp4j.Diagnostic(document.tokenRange(document.position(diagnostic.location())), diagnostic.message(),
        severity(diagnostic), "freehold");
    List<DiagnosticRelatedInformation> notes = new ArrayList<>();
    for (Diagnostic note : diagnostic.notes()) {
      // The operation stands there already.
      if (note.message().startsWith(Diagnostic.SEE)) continue;
      notes.add(
          new DiagnosticRelatedInformation(new Location(document.uri(), document.tokenRange(document.position(note.location()))), note.message()));
    }
    if (!notes.isEmpty()) converted.setRelatedInformation(notes);
    return converted;
  }

  private static DiagnosticSeverity severity(Diagnostic diagnostic) {
    return switch (diagnostic.severity()) {
      case ERROR -> DiagnosticSeverity.Error;
      case WARNING -> DiagnosticSeverity.Warning;
      case REMARK, NOTE -> DiagnosticSeverity.Information;
    };
  }
}
