// SPDX-License-Identifier: Apache-2.0
package dev.freehold.lsp;

import dev.freehold.ir.Value;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.lsp.Document.NamePlace;
import dev.freehold.lsp.Document.OpPlace;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.SemanticTokenModifiers;
import org.eclipse.lsp4j.SemanticTokenTypes;
import org.eclipse.lsp4j.SemanticTokens;
import org.eclipse.lsp4j.SemanticTokensLegend;
import org.jspecify.annotations.Nullable;

/** What each token is, for colours: names of operations, values, arguments, symbols, aliases, types, numbers, strings. */
final class SemanticTokensFeature {
  private enum Kind {
    OPERATION(SemanticTokenTypes.Function),
    VALUE(SemanticTokenTypes.Variable),
    ARGUMENT(SemanticTokenTypes.Parameter),
    BLOCK(SemanticTokenTypes.Event),
    SYMBOL(SemanticTokenTypes.Method),
    ATTRIBUTE_ALIAS(SemanticTokenTypes.Macro),
    TYPE(SemanticTokenTypes.Type),
    KEYWORD(SemanticTokenTypes.Keyword),
    NUMBER(SemanticTokenTypes.Number),
    STRING(SemanticTokenTypes.String);

    final String name;

    Kind(String name) {
      this.name = name;
    }
  }

  static final SemanticTokensLegend LEGEND = new SemanticTokensLegend(
      List.of(Kind.values()).stream().map(kind -> kind.name).toList(), List.of(SemanticTokenModifiers.Definition));

  private static final int DEFINITION = 1;

  private final Document document;
  private final Set<Integer> operationNames = new HashSet<>();
  private final Map<Integer, NamePlace> names = new HashMap<>();
  private final List<Integer> data = new ArrayList<>();
  private Position last = new Position(0, 0);

  private SemanticTokensFeature(Document document) {
    this.document = document;
    for (OpPlace place : document.ops()) operationNames.add(place.name());
    document.allNames().forEach(name -> names.putIfAbsent(name.start(), name));
  }

  /** The tokens between two bytes. */
  static SemanticTokens of(Document document, int from, int to) {
    SemanticTokensFeature feature = new SemanticTokensFeature(document);
    Tokens tokens = document.tokens();
    for (int i = tokens.from(from); i < tokens.count() && tokens.start(i) < to; i++) feature.add(i);
    return new SemanticTokens(feature.data);
  }

  private void add(int token) {
    Tokens tokens = document.tokens();
    Kind kind = kind(token);
    if (kind == null) return;
    Position start = document.text().position(tokens.start(token));
    Position end = document.text().position(tokens.end(token));
    NamePlace name = names.get(tokens.start(token));
    int lines = start.getLine() - last.getLine();
    data.add(lines);
    data.add(lines == 0 ? start.getCharacter() - last.getCharacter() : start.getCharacter());
    data.add(end.getCharacter() - start.getCharacter());
    data.add(kind.ordinal());
    data.add(name != null && name.isDefinition() ? DEFINITION : 0);
    last = start;
  }

  private @Nullable Kind kind(int token) {
    Tokens tokens = document.tokens();
    return switch (tokens.kind(token)) {
      case KEYWORD ->
          operationNames.contains(tokens.start(token)) ? Kind.OPERATION : AttrParser.isType(tokens.text(token)) ? Kind.TYPE : Kind.KEYWORD;
      case STRING -> operationNames.contains(tokens.start(token)) ? Kind.OPERATION : Kind.STRING;
      case VALUE_NAME -> {
        NamePlace name = names.get(tokens.start(token));
        yield name != null && name.entity() instanceof Value.Argument ? Kind.ARGUMENT : Kind.VALUE;
      }
      case BLOCK_NAME -> Kind.BLOCK;
      case AT_NAME -> Kind.SYMBOL;
      case HASH_NAME -> Kind.ATTRIBUTE_ALIAS;
      case TYPE_NAME -> Kind.TYPE;
      case INTEGER, FLOAT -> Kind.NUMBER;
      case PUNCTUATION, END -> null;
    };
  }
}
