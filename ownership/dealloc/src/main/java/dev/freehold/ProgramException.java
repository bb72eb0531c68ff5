// SPDX-License-Identifier: Apache-2.0
package dev.freehold;

import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.text.DiagnosticPrinter;
import dev.freehold.ir.text.Source;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A program, or a pipeline, is not right. The message shows everything that was reported, with the lines of the source. */
public final class ProgramException extends RuntimeException {
  private final transient List<Diagnostic> diagnostics;

  ProgramException(@Nullable Source source, List<Diagnostic> diagnostics) {
    super(text(new DiagnosticPrinter(source), diagnostics));
    this.diagnostics = List.copyOf(diagnostics);
  }

  private static String text(DiagnosticPrinter printer, List<Diagnostic> diagnostics) {
    return diagnostics.stream().map(printer::text).collect(Collectors.joining());
  }

  /** What was reported, in order. */
  public List<Diagnostic> diagnostics() {
    return diagnostics;
  }
}
