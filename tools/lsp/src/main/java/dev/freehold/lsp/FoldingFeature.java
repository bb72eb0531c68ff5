// SPDX-License-Identifier: Apache-2.0
package dev.freehold.lsp;

import dev.freehold.ir.text.Token;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Predicate;
import org.eclipse.lsp4j.FoldingRange;
import org.eclipse.lsp4j.FoldingRangeKind;

/** Stretches of lines that an editor may hide: what is in braces, blocks, comments, aliases in a row. */
final class FoldingFeature {
  private final Document document;
  private final Tokens tokens;
  private final List<FoldingRange> ranges = new ArrayList<>();

  private FoldingFeature(Document document) {
    this.document = document;
    tokens = document.tokens();
  }

  static List<FoldingRange> of(Document document) {
    FoldingFeature feature = new FoldingFeature(document);
    feature.addBraces();
    feature.addLines(line -> line.startsWith("//"), FoldingRangeKind.Comment);
    feature.addLines(line -> line.startsWith("#") || line.startsWith("!"), FoldingRangeKind.Imports);
    return feature.ranges;
  }

  /** Blocks end in front of the next label of the same region, or in front of its brace. */
  private void addBraces() {
    Deque<Integer> braces = new ArrayDeque<>();
    Deque<Integer> labels = new ArrayDeque<>();
    for (int i = 0; i < tokens.count(); i++) {
      if (tokens.is(i, "{")) {
        braces.push(line(i));
        labels.push(-1);
      } else if (tokens.is(i, "}") && !braces.isEmpty()) {
        endBlock(labels.pop(), line(i));
        add(braces.pop(), line(i) - 1, FoldingRangeKind.Region);
      } else if (tokens.kind(i) == Token.BLOCK_NAME && isLabel(i) && !labels.isEmpty()) {
        endBlock(labels.pop(), line(i));
        labels.push(line(i));
      }
    }
  }

  private void endBlock(int label, int line) {
    if (label >= 0) add(label, line - 1, FoldingRangeKind.Region);
  }

  private boolean isLabel(int token) {
    return token == 0 || line(token - 1) < line(token);
  }

  private int line(int token) {
    return document.text().lineOf(tokens.start(token));
  }

  private void add(int from, int to, String kind) {
    if (to <= from) return;
    FoldingRange range = new FoldingRange(from, to);
    range.setKind(kind);
    ranges.add(range);
  }

  /** Adds each row of lines that begin so. */
  private void addLines(Predicate<String> belongs, String kind) {
    int first = -1;
    for (int line = 0; line <= document.text().lineCount(); line++) {
      boolean isOne = line < document.text().lineCount() && belongs.test(document.text().line(line).stripLeading());
      if (isOne && first < 0) first = line;
      if (isOne || first < 0) continue;
      add(first, line - 1, kind);
      first = -1;
    }
  }
}
