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

  private final Lexer lexer;
  private final PieceMap<Type> types;

  KnownTypes(Source source, Lexer lexer) {
    this.lexer = lexer;
    types = new PieceMap<>(source.bytes());
  }

  /** Where the type ends that begins with the current token, if its spelling alone says what it is and if it is a type at all; otherwise -1. */
  int end() {
    int at = lexer.end();
    if (lexer.at(at) != '<') return at;
    int last = lexer.start() + LONGEST;
    int open = 0;
    for (; at < last; at++) {
      int c = lexer.at(at);
      if (c == '<') open++;
      else if (c == '>' && --open == 0) return at + 1;
      else if (c != '>' && !Lexer.isLetter(c) && !Lexer.isDigit(c) && PUNCTUATION.indexOf(c) < 0) return -1;
    }
    return -1;
  }

  /** The type that the piece between two positions stood for before, or null. */
  @Nullable
  Type get(int from, int to) {
    return types.get(from, to);
  }

  void put(int from, int to, Type type) {
    types.put(from, to, type);
  }
}
