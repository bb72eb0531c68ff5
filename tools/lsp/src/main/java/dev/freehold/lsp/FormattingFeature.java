// SPDX-License-Identifier: Apache-2.0
package dev.freehold.lsp;

import dev.freehold.ir.text.Token;
import dev.freehold.lsp.Document.OpPlace;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;

/**
 * Indents lines as the printer does, and drops blanks at their ends. Nothing else changes: the printer would lose comments and the names of values. Where a line
 * goes on with what begins on one above, it is indented by four more.
 */
final class FormattingFeature {
  private static final int STEP = 2;
  private static final int CONTINUATION = 4;

  private final Document document;
  private final Tokens tokens;
  /** Where operations, labels and aliases begin. */
  private final Set<Integer> starts = new HashSet<>();
  private final List<TextEdit> edits = new ArrayList<>();

  private FormattingFeature(Document document) {
    this.document = document;
    tokens = document.tokens();
    for (OpPlace place : document.ops()) starts.add(place.start());
    document.allNames().stream().filter(name -> name.isDefinition() && tokens.kind(tokens.at(name.start())) == Token.BLOCK_NAME)
        .forEach(name -> starts.add(name.start()));
    for (int i = 0; i + 1 < tokens.count(); i++) {
      if (tokens.isAlias(i) && tokens.is(i + 1, "=")) starts.add(tokens.start(i));
    }
  }

  /** The edits for the lines from one to another, from 0 on; none where the syntax is wrong, for then it is not known what goes where. */
  static List<TextEdit> of(Document document, int from, int to) {
    if (document.hasSyntaxErrors()) return List.of();
    FormattingFeature feature = new FormattingFeature(document);
    feature.format(from, to);
    return feature.edits;
  }

  private void format(int from, int to) {
    DocumentText text = document.text();
    int token = 0;
    int depth = 0;
    for (int line = 0; line < text.lineCount(); line++) {
      String old = text.line(line);
      int lineStart = text.offset(new Position(line, 0));
      int lineEnd = text.offset(new Position(line, Integer.MAX_VALUE));
      boolean hasToken = token < tokens.count() && tokens.start(token) <= lineEnd && tokens.start(token) >= lineStart;
      int closing = 0;
      for (int i = token; hasToken && i < tokens.count() && tokens.start(i) < lineEnd && isClosing(i); i++) closing++;
      int indent = STEP * Math.max(0, depth - closing);
      if (hasToken && tokens.kind(token) == Token.BLOCK_NAME && starts.contains(tokens.start(token))) indent = Math.max(0, indent - STEP);
      else if (hasToken && closing == 0 && !starts.contains(tokens.start(token))) indent += CONTINUATION;
      for (; token < tokens.count() && tokens.start(token) < lineEnd; token++) depth += nesting(token);
      String stripped = old.strip();
      String formatted = stripped.isEmpty() ? "" : " ".repeat(indent) + stripped;
      if (line >= from && line <= to && !formatted.equals(old)) {
        edits.add(new TextEdit(new Range(new Position(line, 0), new Position(line, old.length())), formatted));
      }
    }
  }

  private boolean isClosing(int token) {
    return tokens.is(token, "}");
  }

  private int nesting(int token) {
    return isClosing(token) ? -1 : tokens.is(token, "{") ? 1 : 0;
  }
}
