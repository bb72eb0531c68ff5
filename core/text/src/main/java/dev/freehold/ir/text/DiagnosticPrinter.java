// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Severity;
import dev.freehold.ir.attribute.Location;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

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
  /** Longer lines are not quoted: nobody could read them, and there may be an error about every byte. */
  private static final int LONGEST_QUOTE = 1 << 16;
  private static final int TAB = 8;
  /** Unicode's pictures of control characters begin here. */
  private static final char CONTROL_PICTURES = '\u2400';
  private static final char DELETE = '\u007f';
  private static final char DELETE_PICTURE = '\u2421';
  private static final char REPLACEMENT = '\ufffd';

  private static final String BOLD = "\033[1m";
  private static final String GREEN = "\033[0;1;32m";
  private static final String PLAIN = "\033[0m";

  private final List<Source> sources;
  private final boolean colored;

  /** Quotes lines of {@code source}; it may be null, and then there is nothing to quote. */
  public DiagnosticPrinter(@Nullable Source source) {
    this(source, false);
  }

  /** {@code colored} is for terminals. */
  public DiagnosticPrinter(@Nullable Source source, boolean colored) {
    this(source == null ? List.of() : List.of(source), colored);
  }

  /** Quotes lines of several sources, which differ in their names; {@code colored} is for terminals. */
  public DiagnosticPrinter(List<Source> sources, boolean colored) {
    this.sources = List.copyOf(sources);
    this.colored = colored;
  }

  /** A printer with the same colors that quotes lines of another source. */
  public DiagnosticPrinter of(Source other) {
    return new DiagnosticPrinter(List.of(other), colored);
  }

  /** The text of a diagnostic and its notes, with a newline at the end of each line. */
  public String text(Diagnostic diagnostic) {
    return text(diagnostic, 1);
  }

  /** The same, with so many characters of the line marked that is quoted first, as far as it has them. */
  public String text(Diagnostic diagnostic, int marked) {
    StringBuilder out = new StringBuilder();
    Location last = diagnostic.location();
    message(diagnostic.severity(), last, diagnostic.message(), marked, out);
    for (Location.CallSite call = callSite(last); call != null; call = callSite(last)) {
      last = call.caller();
      message(Severity.NOTE, last, "called from", 1, out);
    }
    for (Diagnostic note : diagnostic.notes()) {
      // Only a new place is quoted.
      message(note.severity(), note.location(), note.message(), note.location().equals(last) ? 0 : 1, out);
      last = note.location();
    }
    return out.toString();
  }

  private void message(Severity severity, Location location, String message, int marked, StringBuilder out) {
    Location.File file = file(location);
    String place = file == null ? "<unknown>:0: " : file.file() + ":" + file.line() + ":" + file.column() + ": ";
    String shown = file == null && location != Location.UNKNOWN ? Printing.toString(location) + ": " + message : message;
    in(BOLD, harmless(place), out);
    in(color(severity), severity.text() + ": ", out);
    in(BOLD, harmless(shown) + "\n", out);
    if (marked == 0 || file == null) return;
    for (Source source : sources) {
      if (source.name().equals(file.file())) {
        quote(source, file, marked, out);
        return;
      }
    }
  }

  /** A text with a picture in place of each control character, which a terminal would obey: an escape sequence of the program is shown, not executed. */
  private static String harmless(String text) {
    if (text.chars().noneMatch(DiagnosticPrinter::isControl)) return text;
    StringBuilder shown = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (!isControl(c)) shown.append(c);
      else shown.append(c < ' ' ? (char) (CONTROL_PICTURES + c) : c == DELETE ? DELETE_PICTURE : REPLACEMENT);
    }
    return shown.toString();
  }

  private static boolean isControl(int c) {
    return Character.isISOControl(c) && c != '\t' && c != '\n';
  }

  private void in(String color, String text, StringBuilder out) {
    if (colored) out.append(color).append(text).append(PLAIN);
    else out.append(text);
  }

  private static String color(Severity severity) {
    return "\033[0;1;" + switch (severity) {
      case ERROR -> "31m";
      case WARNING -> "35m";
      case REMARK -> "34m";
      case NOTE -> "30m";
    };
  }

  /** The first place in a file that is part of a location, or null. */
  public static Location.@Nullable File file(Location location) {
    Deque<Location> pending = new ArrayDeque<>();
    pending.push(location);
    while (!pending.isEmpty()) {
      switch (pending.pop()) {
        case Location.File file -> {
          return file;
        }
        case Location.Name name -> pending.push(name.child());
        case Location.CallSite call -> {
          pending.push(call.caller());
          pending.push(call.callee());
        }
        case Location.Fused fused -> fused.locations().reversed().forEach(pending::push);
        case Location.Unknown unknown -> {}
      }
    }
    return null;
  }

  /** The call that a location was inlined through, or null. */
  private static Location.@Nullable CallSite callSite(Location location) {
    Deque<Location> pending = new ArrayDeque<>();
    pending.push(location);
    while (!pending.isEmpty()) {
      switch (pending.pop()) {
        case Location.CallSite call -> {
          return call;
        }
        case Location.Name name -> pending.push(name.child());
        case Location.Fused fused -> fused.locations().reversed().forEach(pending::push);
        default -> {}
      }
    }
    return null;
  }

  private void quote(Source source, Location.File file, int marked, StringBuilder out) {
    String line = source.lineText(file.line());
    if (line == null || line.length() > LONGEST_QUOTE) return;
    int column = Math.max(file.column() - 1, 0);
    expandTabs(harmless(line), out);
    out.append('\n');
    // Columns count bytes, so a caret would be misplaced.
    if (!isAscii(line)) return;
    int width = 0;
    for (int i = 0; i < Math.min(column, line.length()); i++) width += line.charAt(i) == '\t' ? TAB - width % TAB : 1;
    int behind = Math.clamp(line.length() - column - 1, 0, marked - 1);
    in(GREEN, " ".repeat(width) + "^" + "~".repeat(behind) + "\n", out);
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
