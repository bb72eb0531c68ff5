// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.attribute.Type;
import org.jspecify.annotations.Nullable;

/** The builtin types that a text has spelled before, as far as the spelling alone says what they are: without names, strings and maps in it. */
final class KnownTypes {
  /** Longer ones are rare, and too long to be looked at twice. */
  private static final int LONGEST = 100;
  /** What may stand between the angle brackets. An arrow, whose head closes none of them, may not. */
  private static final String PUNCTUATION = "_?*,: []";
  private static final boolean[] MAY_STAND_INSIDE = new boolean[128];

  static {
    for (int c = 0; c < MAY_STAND_INSIDE.length; c++) MAY_STAND_INSIDE[c] = Lexer.isLetter(c) || Lexer.isDigit(c) || PUNCTUATION.indexOf(c) >= 0;
  }

  private final Lexer lexer;
  private final PieceMap<Type> types;
  /** The hash of the type whose end has been found. */
  private int hash;

  KnownTypes(Source source, Lexer lexer) {
    this.lexer = lexer;
    types = new PieceMap<>(source.bytes());
  }

  /** Where the type ends that begins with the current token, if its spelling alone says what it is and if it is a type at all; otherwise -1. */
  int end() {
    int at = lexer.end();
    hash = lexer.hash();
    if (lexer.at(at) != '<') return at;
    int last = lexer.start() + LONGEST;
    int open = 0;
    for (; at < last; at++) {
      int c = lexer.at(at);
      hash = PieceMap.hash(hash, c);
      if (c == '<') open++;
      else if (c == '>' && --open == 0) return at + 1;
      else if (c != '>' && (c < 0 || !MAY_STAND_INSIDE[c])) return -1;
    }
    return -1;
  }

  /** The hash of what stands from the current token to the {@link #end} found last. */
  int hash() {
    return hash;
  }

  /** The type from one position to its end if it has been read before, or null. */
  @Nullable
  Type get(int from, int end, int hash) {
    return types.get(from, end, hash);
  }

  void put(int from, int end, int hash, Type type) {
    types.put(from, end, hash, type);
  }
}
