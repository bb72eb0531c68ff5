// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The tokens of a text one after the other, whatever else is wrong with it: characters that make no token are left out, as comments are. */
public final class TokenSequence {
  /** Names of operations that stand without their dialect in functions and modules. */
  private static final Set<String> SHORT_NAMES = Set.of("return", "call", "module");

  private final Source source;
  private @Nullable Lexer lexer;
  private int next;

  /** Begins with the token at, or behind, a position. */
  public TokenSequence(Source source, int position) {
    this.source = source;
    next = position;
  }

  /** Goes to the next token; false where there is none. */
  public boolean advance() {
    while (true) {
      try {
        if (lexer == null) lexer = new Lexer(source.piece(next, source.end()));
        else lexer.seek(next);
        next = lexer.end();
        return lexer.kind() != Token.END;
      } catch (ParseStop lexical) {
        next = Math.max(next, lexer == null ? lexical.position() : lexer.start()) + 1;
        if (next > source.end()) next = source.end();
      }
    }
  }

  private Lexer lexer() {
    if (lexer == null) throw new IllegalStateException("there is a token behind advance() only");
    return lexer;
  }

  public Token kind() {
    return lexer().kind();
  }

  public int start() {
    return lexer().start();
  }

  /** The position behind the token. */
  public int end() {
    return lexer().end();
  }

  public String text() {
    return lexer().text();
  }

  /** Whether it is this punctuation or keyword. */
  public boolean is(String text) {
    return lexer().is(text);
  }

  /** Whether the token is a keyword that is likely to be the name of an operation. */
  boolean isOperationName() {
    return kind() == Token.KEYWORD && (text().indexOf('.') >= 0 || SHORT_NAMES.contains(text()));
  }
}
