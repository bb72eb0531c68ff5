// SPDX-License-Identifier: Apache-2.0
package dev.freehold.lsp;

import dev.freehold.explain.Explanation;
import dev.freehold.ir.Cancellation;
import dev.freehold.ir.Op;
import dev.freehold.lsp.Document.NamePlace;
import dev.freehold.lsp.Document.OpPlace;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.eclipse.lsp4j.InlayHint;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.jspecify.annotations.Nullable;

/** Short notes at the ends of lines: what becomes of each buffer, and what is freed where. */
final class InlayHintFeature {
  private final Document document;
  private final List<InlayHint> hints = new ArrayList<>();

  private InlayHintFeature(Document document) {
    this.document = document;
  }

  /** The hints for the functions in a range. */
  static List<InlayHint> in(Document document, Range range) {
    InlayHintFeature feature = new InlayHintFeature(document);
    for (OpPlace function : document.functions(document.offset(range.getStart()), document.offset(range.getEnd()))) {
      Cancellation.check();
      for (Explanation each : document.explanations(function.op())) feature.add(each);
    }
    return feature.hints.stream().filter(hint -> isIn(hint.getPosition(), range)).toList();
  }

  private static boolean isIn(Position position, Range range) {
    return position.getLine() >= range.getStart().getLine() && position.getLine() <= range.getEnd().getLine();
  }

  private void add(Explanation explanation) {
    String label = label(explanation);
    if (label == null) return;
    int at = end(explanation);
    InlayHint hint = new InlayHint(document.text().position(at), Either.forLeft(label));
    hint.setPaddingLeft(true);
    hint.setTooltip(document.readable(explanation.text()));
    hints.add(hint);
  }

  /** Behind the operation; behind the name where it is about an argument. */
  private int end(Explanation explanation) {
    int start = document.position(explanation.location());
    for (OpPlace place : document.opsAt(start)) {
      if (place.name() != start && place.start() != start) continue;
      return place.op().regionCount() == 0 ? place.end() : document.tokens().endBefore(lineEnd(start));
    }
    int token = document.tokens().at(start);
    return token < 0 ? start : document.tokens().end(token);
  }

  private int lineEnd(int offset) {
    int line = document.text().lineOf(offset);
    return document.offset(new Position(line, Integer.MAX_VALUE));
  }

  private @Nullable String label(Explanation explanation) {
    return switch (explanation.kind()) {
      case ALLOCATION, RESULT -> fate(explanation.fate());
      case FREE -> freed(explanation);
      case FLAG -> "owner flag";
      case COPY -> "copy";
      case ARGUMENT, COMPARISON -> null;
    };
  }

  private @Nullable String fate(Explanation.@Nullable Fate fate) {
    if (fate == null) return null;
    return switch (fate.outcome()) {
      case FREED_OR_RETURNED -> fate.frees().isEmpty() ? "returned in line " + lines(fate.returns()) : "freed in line " + lines(fate.frees());
      case BORROWED -> "borrowed";
      case ESCAPES -> "escapes";
      case NEVER_FREED -> "never freed";
    };
  }

  private String lines(List<Op> ops) {
    return ops.stream().map(op -> document.text().lineOf(document.position(op.location())) + 1).distinct().sorted().map(String::valueOf)
        .collect(Collectors.joining(", "));
  }

  /** What an operation frees, and which values decide about it. */
  private String freed(Explanation explanation) {
    Set<String> flags = document.explanations(explanation.function()).stream().filter(each -> each.kind() == Explanation.Kind.FLAG)
        .filter(each -> decides(each, explanation)).map(each -> name(document.position(each.location()))).collect(Collectors.toSet());
    return flags.isEmpty() ? "freed here" : "freed here, owned if " + String.join(" and ", flags.stream().sorted().toList());
  }

  private boolean decides(Explanation flag, Explanation free) {
    int position = document.position(flag.location());
    List<NamePlace> names = document.namesAt(position);
    return free.operations().stream()
        .anyMatch(op -> op.operands().stream().anyMatch(operand -> names.stream().anyMatch(name -> name.entity() == operand)));
  }

  private String name(int position) {
    int token = document.tokens().at(position);
    return token < 0 ? "" : document.tokens().text(token);
  }
}
