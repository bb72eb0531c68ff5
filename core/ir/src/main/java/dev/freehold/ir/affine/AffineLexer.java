// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.affine;

/** Tokens from a string that stands alone; an error in it is the programmer's and throws. */
public final class AffineLexer implements AffineTokens {
  private final String source;
  private int start;
  private int end;
  private Kind kind;

  public AffineLexer(String source) {
    this.source = source;
    advance();
  }

  @Override
  public Kind kind() {
    return kind;
  }

  @Override
  public String text() {
    return source.substring(start, end);
  }

  @Override
  public int position() {
    return start;
  }

  @Override
  public void error(int position, String message) {
    throw new IllegalArgumentException(message + " at " + position + " in: " + source);
  }

  /** To be called when all that is wanted has been read. */
  public void requireEnd() {
    if (start < source.length()) error("encountered unexpected token");
  }

  @Override
  public void advance() {
    start = end;
    while (start < source.length() && Character.isWhitespace(source.charAt(start))) start++;
    end = start;
    if (start == source.length()) {
      kind = Kind.OTHER;
      return;
    }
    char c = source.charAt(end++);
    if (isDigit(c)) {
      kind = Kind.INTEGER;
      while (end < source.length() && Character.isLetterOrDigit(source.charAt(end))) end++;
    } else if (isIdentifierPart(c) || c == '%') {
      kind = c == '%' ? Kind.VALUE : Kind.IDENTIFIER;
      while (end < source.length() && isIdentifierPart(source.charAt(end))) end++;
    } else if (c == '-' && end < source.length() && source.charAt(end) == '>') {
      end++;
      kind = Kind.ARROW;
    } else {
      kind = punctuation(c);
    }
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private static boolean isIdentifierPart(char c) {
    return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || isDigit(c) || c == '_' || c == '$' || c == '.' || c == '#';
  }

  private static Kind punctuation(char c) {
    return switch (c) {
      case '+' -> Kind.PLUS;
      case '-' -> Kind.MINUS;
      case '*' -> Kind.STAR;
      case '(' -> Kind.LEFT_PAREN;
      case ')' -> Kind.RIGHT_PAREN;
      case '[' -> Kind.LEFT_SQUARE;
      case ']' -> Kind.RIGHT_SQUARE;
      case '<' -> Kind.LESS;
      case '>' -> Kind.GREATER;
      case '=' -> Kind.EQUAL;
      case ',' -> Kind.COMMA;
      case ':' -> Kind.COLON;
      default -> Kind.OTHER;
    };
  }
}
