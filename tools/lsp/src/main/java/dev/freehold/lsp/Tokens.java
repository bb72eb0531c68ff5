// SPDX-License-Identifier: Apache-2.0
package dev.freehold.lsp;

import dev.freehold.ir.text.Source;
import dev.freehold.ir.text.Token;
import dev.freehold.ir.text.TokenSequence;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The tokens of a text, comments left out, by number. */
final class Tokens {
  private final Source source;
  private int count;
  private int[] starts = new int[256];
  private int[] ends = new int[256];
  private Token[] kinds = new Token[256];

  Tokens(Source source) {
    this.source = source;
    TokenSequence tokens = new TokenSequence(source, source.start());
    while (tokens.advance()) add(tokens);
  }

  private void add(TokenSequence tokens) {
    if (count == starts.length) {
      starts = Arrays.copyOf(starts, count * 2);
      ends = Arrays.copyOf(ends, count * 2);
      kinds = Arrays.copyOf(kinds, count * 2);
    }
    starts[count] = tokens.start();
    ends[count] = tokens.end();
    kinds[count++] = tokens.kind();
  }

  int count() {
    return count;
  }

  int start(int token) {
    return starts[token];
  }

  int end(int token) {
    return ends[token];
  }

  Token kind(int token) {
    return kinds[token];
  }

  String text(int token) {
    return source.text(starts[token], ends[token]);
  }

  boolean is(int token, String text) {
    return token >= 0 && token < count && ends[token] - starts[token] == text.length() && text(token).equals(text);
  }

  /** The first token that begins at a position or behind it. */
  int from(int position) {
    int found = Arrays.binarySearch(starts, 0, count, position);
    return found >= 0 ? found : -found - 1;
  }

  /** The token that holds a position, or ends there; -1 where none does. */
  int at(int position) {
    int next = from(position);
    if (next < count && starts[next] == position) return next;
    return next > 0 && position <= ends[next - 1] ? next - 1 : -1;
  }

  /** The end of the last token before a position. */
  int endBefore(int position) {
    int next = from(position);
    return next == 0 ? 0 : ends[next - 1];
  }

  /** Where the name of an alias is defined, {@code #map = …} for instance; -1 where it is not. */
  int aliasDefinition(String name) {
    for (int i = 0; i + 1 < count; i++) {
      if (isAlias(i) && is(i + 1, "=") && text(i).equals(name)) return i;
    }
    return -1;
  }

  /** Whether a token is the name of an alias of an attribute or a type. */
  boolean isAlias(int token) {
    if (kinds[token] != Token.HASH_NAME && kinds[token] != Token.TYPE_NAME) return false;
    String text = text(token);
    boolean hasBody = is(token + 1, "<") && starts[token + 1] == ends[token];
    return !hasBody && text.indexOf('.') < 0 && text.length() > 1 && !Character.isDigit(text.charAt(1));
  }

  /** The name of a symbol, without sigil and quotes; null for other tokens. */
  @Nullable
  String symbolName(int token) {
    if (kinds[token] != Token.AT_NAME) return null;
    String name = text(token).substring(1);
    return name.startsWith("\"") && name.length() > 1 ? name.substring(1, name.length() - 1) : name;
  }
}
