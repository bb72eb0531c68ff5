// SPDX-License-Identifier: Apache-2.0
package dev.freehold.lsp;

import dev.freehold.ir.text.Token;
import dev.freehold.lsp.Document.NamePlace;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.jspecify.annotations.Nullable;

/** Gives values, blocks, symbols and aliases other names. */
final class RenameFeature {
  private static final Pattern VALUE_NAME = Pattern.compile("[0-9]+|[A-Za-z$._-][A-Za-z0-9$._-]*");
  private static final Pattern SYMBOL_NAME = Pattern.compile("[A-Za-z_][A-Za-z0-9_$.]*");
  private static final Pattern ALIAS_NAME = Pattern.compile("[A-Za-z_][A-Za-z0-9_$]*");

  private RenameFeature() {}

  /** The range of the name at a position, sigil included, or null where nothing can be renamed. */
  static @Nullable Range prepare(Document document, Position position) {
    int offset = document.offset(position);
    return NavigationFeature.places(document, offset).isEmpty() ? null : document.tokenRange(offset);
  }

  /** The edit that renames what is named at a position; the new name may have its sigil or not. */
  static WorkspaceEdit rename(Document document, Position position, String newName) {
    int offset = document.offset(position);
    List<NavigationFeature.Place> places = NavigationFeature.places(document, offset);
    if (places.isEmpty()) throw refusal("there is nothing to rename here");
    if (places.stream().noneMatch(NavigationFeature.Place::isDefinition)) throw refusal("what is named here is not defined in this text");
    Tokens tokens = document.tokens();
    int token = tokens.at(offset);
    String sigil = tokens.text(token).substring(0, 1);
    String name = newName.startsWith(sigil) ? newName.substring(1) : newName;
    Pattern allowed = switch (tokens.kind(token)) {
      case AT_NAME -> SYMBOL_NAME;
      case HASH_NAME, TYPE_NAME -> ALIAS_NAME;
      default -> VALUE_NAME;
    };
    if (!allowed.matcher(name).matches()) throw refusal("'" + newName + "' is no name for this");
    requireUnused(document, token, sigil + name);
    List<TextEdit> edits = places.stream().map(place -> new TextEdit(place.range(), sigil + name)).toList();
    return new WorkspaceEdit(Map.of(document.uri(), edits));
  }

  /** Names of values and blocks are refused if the function has them, others if the text has them. */
  private static void requireUnused(Document document, int token, String name) {
    Tokens tokens = document.tokens();
    if (tokens.text(token).equals(name)) return;
    boolean isLocal = tokens.kind(token) == Token.VALUE_NAME || tokens.kind(token) == Token.BLOCK_NAME;
    List<NamePlace> around = isLocal ? document.namesAround(tokens.start(token)) : List.of();
    for (NamePlace each : around) {
      if (tokens.is(tokens.at(each.start()), name)) throw refusal("'" + name + "' is the name of something else here");
    }
    for (int i = 0; !isLocal && i < tokens.count(); i++) {
      if (tokens.is(i, name)) throw refusal("'" + name + "' is the name of something else in this text");
    }
  }

  private static RuntimeException refusal(String message) {
    return Documents.failure(ResponseErrorCode.RequestFailed, message);
  }
}
