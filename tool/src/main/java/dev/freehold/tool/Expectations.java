// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tool;

import dev.freehold.ir.Location;
import dev.freehold.ir.diag.Diagnostic;
import dev.freehold.ir.diag.DiagnosticPrinter;
import dev.freehold.ir.diag.Diagnostics;
import dev.freehold.ir.diag.Severity;
import dev.freehold.ir.text.Source;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

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
      Pattern.compile("expected-(error|note|remark|warning)(-re)? *(@([+-][0-9]+|above|below|unknown))? *\\{\\{(.*)\\}\\}$");

  /** One comment. */
  private static final class Expected {
    final Severity severity;
    /** 0 stands for a place that is not known. */
    final int line;
    final String text;
    final Pattern pattern;
    final int commentLine;
    boolean seen;

    Expected(Severity severity, int line, String text, boolean isPattern, int commentLine) {
      this.severity = severity;
      this.line = line;
      this.text = text;
      this.commentLine = commentLine;
      pattern = isPattern ? compile(text) : null;
    }

    /** Only what stands in double braces is a regular expression. */
    private static Pattern compile(String text) {
      StringBuilder regex = new StringBuilder();
      int at = 0;
      for (int open = text.indexOf("{{"); open >= 0; open = text.indexOf("{{", at)) {
        int close = text.indexOf("}}", open);
        if (close < 0) break;
        regex.append(Pattern.quote(text.substring(at, open))).append('(').append(text, open + 2, close).append(')');
        at = close + 2;
      }
      return Pattern.compile(regex.append(Pattern.quote(text.substring(at))).toString());
    }

    boolean matches(Severity found, int foundLine, String message) {
      if (found != severity || foundLine != line) return false;
      return pattern != null ? pattern.matcher(message).find() : message.contains(text);
    }
  }

  private final Source source;
  private final boolean onlyExpected;
  private final List<Expected> expected = new ArrayList<>();
  private final List<Diagnostic> unexpected = new ArrayList<>();

  private Expectations(Source source, boolean onlyExpected) {
    this.source = source;
    this.onlyExpected = onlyExpected;
  }

  /** The comments of a piece of input; {@code onlyExpected} lets diagnostics pass that no comment speaks of. */
  static Expectations in(Source source, boolean onlyExpected) {
    Expectations all = new Expectations(source, onlyExpected);
    List<Integer> waiting = new ArrayList<>();
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
      for (int index : waiting) all.moveTo(index, line);
      waiting.clear();
      lastCode = line;
    }
    return all;
  }

  private void add(Matcher comment, int line, int lastCode, List<Integer> waiting) {
    Severity severity = Severity.valueOf(comment.group(1).toUpperCase(Locale.ROOT));
    String where = comment.group(4);
    int at = line;
    if (where != null) {
      switch (where) {
        case "above" -> at = lastCode;
        case "below" -> waiting.add(expected.size());
        case "unknown" -> at = 0;
        default -> at = line + Integer.parseInt(where);
      }
    }
    expected.add(new Expected(severity, at, comment.group(5), comment.group(2) != null, line));
  }

  private void moveTo(int index, int line) {
    Expected old = expected.get(index);
    expected.set(index, new Expected(old.severity, line, old.text, old.pattern != null, old.commentLine));
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
    int line = file == null ? 0 : file.line();
    for (Expected each : expected) {
      if (each.seen || !each.matches(diagnostic.severity(), line, diagnostic.message())) continue;
      each.seen = true;
      return;
    }
    if (!onlyExpected) unexpected.add(diagnostic);
  }

  /** Prints what was not as expected; true where everything was. */
  boolean finish(PrintStream err) {
    DiagnosticPrinter printer = new DiagnosticPrinter(source);
    for (Diagnostic each : unexpected) {
      String message = "unexpected " + each.severity().text() + ": " + each.message();
      err.print(printer.text(Diagnostic.error(each.location(), message).build()));
    }
    boolean good = unexpected.isEmpty();
    for (Expected each : expected) {
      if (each.seen) continue;
      good = false;
      Location place = Location.file(source.name(), each.commentLine, 1);
      String message = "expected " + each.severity.text() + " \"" + each.text + "\" was not produced";
      err.print(printer.text(Diagnostic.error(place, message).build()));
    }
    return good;
  }
}
