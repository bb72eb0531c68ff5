// SPDX-License-Identifier: Apache-2.0
package dev.freehold.opt;

import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Diagnostics;
import dev.freehold.ir.Severity;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.text.DiagnosticPrinter;
import dev.freehold.ir.text.Source;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/**
 * Compares what is reported with comments in the input that say what should be:
 *
 * <pre>
 *   // expected-error@+1 {{something is wrong}}
 *   func.func @f() -&gt; i32
 *   // expected-note-re@above {{at {{[0-9]+}} places}}
 * </pre>
 */
final class Expectations implements Diagnostics {
  private static final Pattern COMMENT =
      Pattern.compile("expected-(error|note|remark|warning)(-re)? *(@([+-][0-9]{1,9}|above|below|unknown))? *\\{\\{(.*)\\}\\}$");
  private static final int UNKNOWN = 0;

  /** One comment. It may be met more than once, as long as no other says the same. */
  private static final class Expected {
    final Severity severity;
    final String text;
    final Pattern pattern;
    final int commentLine;
    final int commentColumn;
    int line;
    boolean met;

    Expected(Matcher comment, int line, int commentLine) {
      this.severity = Severity.valueOf(comment.group(1).toUpperCase(Locale.ROOT));
      this.line = line;
      this.commentLine = commentLine;
      this.commentColumn = comment.start() + 1;
      text = comment.group(5);
      pattern = comment.group(2) == null ? null : compile(text);
    }

    /** Only what stands in double braces is a regular expression. */
    private static Pattern compile(String text) {
      StringBuilder regex = new StringBuilder();
      int at = 0;
      for (int open = text.indexOf("{{"); open >= 0; open = text.indexOf("{{", at)) {
        int close = text.indexOf("}}", open);
        if (close < 0) throw new PatternSyntaxException("found start of regex with no end '}}'", text, open);
        regex.append(Pattern.quote(text.substring(at, open))).append('(').append(text, open + 2, close).append(')');
        at = close + 2;
      }
      return Pattern.compile(regex.append(Pattern.quote(text.substring(at))).toString());
    }

    boolean matches(int foundLine, String message) {
      if (foundLine != line) return false;
      return pattern != null ? pattern.matcher(message).find() : message.contains(text);
    }
  }

  private final Source source;
  private final DiagnosticPrinter printer;
  private final boolean onlyExpected;
  private final List<Expected> expected = new ArrayList<>();
  private final PrintStream err;
  private boolean asExpected = true;

  private Expectations(Source source, DiagnosticPrinter printer, boolean onlyExpected, PrintStream err) {
    this.source = source;
    this.printer = printer;
    this.onlyExpected = onlyExpected;
    this.err = err;
  }

  /**
   * The comments of a chunk of input; {@code onlyExpected} ignores diagnostics without a comment, and {@code err} receives
   * the mismatches.
   */
  static Expectations in(Source source, DiagnosticPrinter printer, boolean onlyExpected, PrintStream err) {
    Expectations all = new Expectations(source, printer, onlyExpected, err);
    List<Expected> waiting = new ArrayList<>();
    int lastCode = 0;
    int last = source.line(source.end());
    for (int line = source.line(source.start()); line <= last; line++) {
      String text = source.lineText(line);
      if (text == null) continue;
      Matcher comment = COMMENT.matcher(text.stripTrailing());
      if (comment.find()) {
        all.add(comment, line, lastCode, waiting);
        continue;
      }
      for (Expected each : waiting) each.line = line;
      waiting.clear();
      lastCode = line;
    }
    return all;
  }

  private void add(Matcher comment, int line, int lastCode, List<Expected> waiting) {
    String where = comment.group(4) == null ? "+0" : comment.group(4);
    int at = switch (where) {
      case "above" -> lastCode;
      case "below" -> line;
      case "unknown" -> UNKNOWN;
      default -> line + Integer.parseInt(where);
    };
    try {
      Expected added = new Expected(comment, at, line);
      expected.add(added);
      if (where.equals("below")) waiting.add(added);
    } catch (PatternSyntaxException e) {
      fault(line, comment.start() + 1, comment.group(5).length(), "invalid regex: " + e.getDescription());
    }
  }

  @Override
  public void report(Diagnostic diagnostic) {
    match(diagnostic);
    for (Diagnostic note : diagnostic.notes()) {
      // Nobody expects this one; comments may still speak of it.
      if (!note.message().startsWith(Diagnostic.SEE)) match(note);
    }
  }

  private void match(Diagnostic diagnostic) {
    Location.File file = DiagnosticPrinter.file(diagnostic.location());
    int line = file == null ? UNKNOWN : file.line();
    Expected nearMiss = null;
    for (Expected each : expected) {
      if (!each.matches(line, diagnostic.message())) continue;
      if (each.severity == diagnostic.severity()) {
        each.met = true;
        return;
      }
      nearMiss = each;
    }
    if (onlyExpected) return;
    String found = diagnostic.severity().text();
    if (nearMiss != null) {
      fault(nearMiss.commentLine, nearMiss.commentColumn, 1,
          "'" + found + "' diagnostic emitted when expecting a '" + nearMiss.severity.text() + "'");
      return;
    }
    Diagnostic fault = Diagnostic.error(diagnostic.location(), "unexpected " + found + ": " + diagnostic.message()).build();
    print(fault);
  }

  private void print(Diagnostic fault) {
    asExpected = false;
    err.print(printer.text(fault));
  }

  /** Prints a fault at a comment. */
  private void fault(int line, int column, int width, String message) {
    Diagnostic fault = Diagnostic.error(Location.file(source.name(), line, column), message).build();
    asExpected = false;
    err.print(printer.text(fault, width));
  }

  /** Prints what has not happened; true where everything was as expected. */
  boolean finish() {
    for (Expected each : expected) {
      if (each.met) continue;
      String message = "expected " + each.severity.text() + " \"" + each.text + "\" was not produced";
      if (each.line == UNKNOWN) print(Diagnostic.error(Location.UNKNOWN, message).build());
      else fault(each.commentLine, each.commentColumn, each.text.length(), message);
    }
    return asExpected;
  }
}
