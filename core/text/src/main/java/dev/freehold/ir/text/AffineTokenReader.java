// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.affine.AffineTokens;

/** Shows the tokens of a text to the reader of affine structures. */
final class AffineTokenReader implements AffineTokens {
  private final AttrParser p;

  /** Why what is read is never null. */
  static final String STOPS = "errors of this reader are exceptions";

  AffineTokenReader(AttrParser p) {
    this.p = p;
  }

  @Override
  public Kind kind() {
    return switch (p.lexer().kind()) {
      case KEYWORD -> Kind.IDENTIFIER;
      case VALUE_NAME -> Kind.VALUE;
      case INTEGER -> Kind.INTEGER;
      case PUNCTUATION -> punctuation();
      default -> Kind.OTHER;
    };
  }

  private Kind punctuation() {
    return switch (text()) {
      case "+" -> Kind.PLUS;
      case "-" -> Kind.MINUS;
      case "*" -> Kind.STAR;
      case "(" -> Kind.LEFT_PAREN;
      case ")" -> Kind.RIGHT_PAREN;
      case "[" -> Kind.LEFT_SQUARE;
      case "]" -> Kind.RIGHT_SQUARE;
      case "<" -> Kind.LESS;
      case ">" -> Kind.GREATER;
      case "=" -> Kind.EQUAL;
      case "," -> Kind.COMMA;
      case ":" -> Kind.COLON;
      case "->" -> Kind.ARROW;
      default -> Kind.OTHER;
    };
  }

  @Override
  public String text() {
    return p.lexer().text();
  }

  @Override
  public int position() {
    return p.loc();
  }

  @Override
  public void advance() {
    p.lexer().advance();
  }

  @Override
  public void error(int position, String message) {
    throw p.stop(position, message);
  }

  @Override
  public void error(String message) {
    throw p.stop(message);
  }

  @Override
  public void wrongToken(String message) {
    throw p.wrongToken(message);
  }
}
