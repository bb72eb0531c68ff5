// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.diag;

import dev.freehold.ir.Location;
import dev.freehold.ir.text.Source;
import java.util.ArrayList;
import java.util.List;

/**
 * Diagnostics as text: place, severity and message, then the line of the source with a caret below the column.
 *
 * <pre>
 *   file.mlir:4:8: error: custom op 'foo.bar' is unknown
 *     %0 = foo.bar
 *          ^
 * </pre>
 */
public final class DiagnosticPrinter {
  private static final int TAB = 8;

  private final Source source;

  /** Quotes lines of {@code source}; it may be null, and then there is nothing to quote. */
  public DiagnosticPrinter(Source source) {
    this.source = source;
  }

  /** The text of a diagnostic and its notes, with a newline at the end of each line. */
  public String text(Diagnostic diagnostic) {
    StringBuilder out = new StringBuilder();
    append(diagnostic, diagnostic.location(), out);
    return out.toString();
  }

  private void append(Diagnostic diagnostic, Location location, StringBuilder out) {
    List<Location> stack = new ArrayList<>();
    Location.File file = file(location, stack);
    line(diagnostic.severity(), file, file == null && location != Location.UNKNOWN ? null : location, diagnostic.message(), out);
    for (Location caller : stack) line(Severity.NOTE, file(caller, new ArrayList<>()), caller, "called from", out);
    for (Diagnostic note : diagnostic.notes()) append(note, note.location(), out);
  }

  private void line(Severity severity, Location.File file, Location location, String message, StringBuilder out) {
    if (file == null) {
      if (location != null) out.append("<unknown>:0: ");
      out.append(severity.text()).append(": ").append(message).append('\n');
      return;
    }
    out.append(file.file()).append(':').append(file.line()).append(':').append(file.column());
    out.append(": ").append(severity.text()).append(": ").append(message).append('\n');
    if (source != null && source.name().equals(file.file())) quote(file, out);
  }

  /** The place in a file that a location leads to, and on the way the calls that it was inlined through. */
  private static Location.File file(Location location, List<Location> callers) {
    while (true) {
      switch (location) {
        case Location.File file -> {
          return file;
        }
        case Location.Name name -> location = name.child();
        case Location.CallSite call -> {
          callers.add(call.caller());
          location = call.callee();
        }
        case Location.Fused fused -> {
          if (fused.locations().isEmpty()) return null;
          location = fused.locations().getFirst();
        }
        case Location.Unknown unknown -> {
          return null;
        }
      }
    }
  }

  private void quote(Location.File file, StringBuilder out) {
    String line = source.lineText(file.line());
    if (line == null) return;
    int column = Math.max(file.column() - 1, 0);
    if (!isAscii(line)) {
      out.append(line).append('\n');
      return;
    }
    expandTabs(line, out);
    out.append('\n');
    int width = 0;
    for (int i = 0; i < Math.min(column, line.length()); i++) width += line.charAt(i) == '\t' ? TAB - width % TAB : 1;
    out.repeat(' ', width).append("^\n");
  }

  private static boolean isAscii(String line) {
    for (int i = 0; i < line.length(); i++) {
      if (line.charAt(i) >= 0x80) return false;
    }
    return true;
  }

  private static void expandTabs(String line, StringBuilder out) {
    int width = 0;
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      if (c != '\t') {
        out.append(c);
        width++;
        continue;
      }
      do {
        out.append(' ');
        width++;
      } while (width % TAB != 0);
    }
  }
}
