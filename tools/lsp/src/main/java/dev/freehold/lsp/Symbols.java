// SPDX-License-Identifier: Apache-2.0
package dev.freehold.lsp;

import dev.freehold.ir.Op;
import dev.freehold.ir.Symbol;
import dev.freehold.ir.SymbolTables;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.text.Token;
import dev.freehold.lsp.Document.OpPlace;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Which operations the names of symbols in a text stand for. */
final class Symbols {
  private final Document document;
  private final Tokens tokens;
  private final SymbolTables tables = new SymbolTables();

  Symbols(Document document) {
    this.document = document;
    tokens = document.tokens();
  }

  /** The operation that the name at a token stands for, where it is defined or mentioned; null where there is none. */
  @Nullable
  Op at(int token) {
    String name = tokens.symbolName(token);
    List<OpPlace> around = name == null ? List.of() : document.opsAt(tokens.start(token));
    if (around.isEmpty()) return null;
    OpPlace innermost = around.getFirst();
    if (nameToken(innermost) == token) return innermost.op();
    Op found = tables.lookupFrom(innermost.op(), reference(token));
    return found != null ? found : tables.lookup(document.parsed().module(), reference(token));
  }

  /** The reference that ends with a token: {@code @a::@b} where that is {@code @b}. */
  private SymbolRefAttr reference(int token) {
    List<String> path = new ArrayList<>();
    path.add(tokens.symbolName(token));
    int at = token;
    while (at >= 3 && tokens.is(at - 1, ":") && tokens.is(at - 2, ":") && tokens.kind(at - 3) == Token.AT_NAME) {
      at -= 3;
      path.addFirst(tokens.symbolName(at));
    }
    return SymbolRefAttr.of(path.getFirst(), path.subList(1, path.size()));
  }

  /** The token with the name of an operation that is a symbol; -1 where there is none. */
  int nameToken(OpPlace place) {
    if (!(place.op() instanceof Symbol symbol) || symbol.symbolName() == null) return -1;
    for (int i = tokens.from(place.name()); i < tokens.count() && tokens.start(i) < place.end(); i++) {
      if (tokens.kind(i) == Token.AT_NAME) return symbol.symbolName().equals(tokens.symbolName(i)) ? i : -1;
      if (tokens.is(i, "{")) return -1;
    }
    return -1;
  }

  /** The token with the name of a symbol where it is defined; -1 where that is not in the text. */
  int definition(Op symbol) {
    OpPlace place = document.place(symbol);
    return place == null ? -1 : nameToken(place);
  }

  /** The tokens that stand for a symbol, its definition included. */
  List<Integer> mentions(Op symbol) {
    List<Integer> found = new ArrayList<>();
    String name = symbol instanceof Symbol named ? named.symbolName() : null;
    for (int i = 0; i < tokens.count(); i++) {
      if (tokens.kind(i) == Token.AT_NAME && name != null && name.equals(tokens.symbolName(i)) && at(i) == symbol) found.add(i);
    }
    return found;
  }
}
