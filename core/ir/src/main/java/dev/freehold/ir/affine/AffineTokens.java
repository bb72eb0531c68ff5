// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.affine;

/** Where {@link AffineParser} gets its tokens: a lexer with one token of lookahead that can also report errors. */
public interface AffineTokens {
  /** The tokens that occur in affine structures. */
  enum Kind {
    /** A bare identifier, a keyword, or a type like {@code i32}: all may name a dim. */
    IDENTIFIER,
    /** A value's name, starting with a percent sign. */
    VALUE,
    /** Decimal, or hexadecimal after {@code 0x}. */
    INTEGER,
    PLUS, MINUS, STAR, LEFT_PAREN, RIGHT_PAREN, LEFT_SQUARE, RIGHT_SQUARE, LESS, GREATER, EQUAL, COMMA, COLON, ARROW,
    OTHER
  }

  /** What the current token is. */
  Kind kind();

  /** The current token as it is written. */
  String text();

  /** Where the current token starts; only handed back to {@link #error}. */
  int position();

  /** Moves to the next token. */
  void advance();

  /** Reports an error at a position. */
  void error(int position, String message);

  /** Reports an error at the current token. */
  default void error(String message) {
    error(position(), message);
  }

  /** Reports that another token was expected; the reference does so where the previous token ends. */
  default void wrongToken(String message) {
    error(position(), message);
  }
}
