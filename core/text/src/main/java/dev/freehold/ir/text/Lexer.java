// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.attribute.Utf8;

/** Cuts a text into tokens; it stands on one token at a time. */
final class Lexer {
  /** Which bytes may stand in a keyword, in a name behind a sigil, and in a number there. */
  private static final byte[] CLASSES = new byte[256];
  private static final int KEYWORD_PART = 1;
  private static final int NAME_PART = 2;
  private static final int DIGIT = 4;

  static {
    for (int c = 0; c < CLASSES.length; c++) {
      boolean isPart = isLetter(c) || isDigit(c) || c == '_' || c == '$' || c == '.';
      CLASSES[c] = (byte) ((isPart ? KEYWORD_PART | NAME_PART : c == '-' ? NAME_PART : 0) | (isDigit(c) ? DIGIT : 0));
    }
  }

  private final byte[] bytes;
  private final int limit;
  private final Source source;
  private final PieceMap<String> words;
  private Token kind = Token.END;
  private int start;
  private int end;
  /** The hash of the word, if the token is a keyword or a name without quotes. */
  private int hash;

  Lexer(Source source) {
    this.source = source;
    this.bytes = source.bytes();
    this.limit = source.end();
    this.words = new PieceMap<>(bytes);
    seek(source.start());
  }

  Token kind() {
    return kind;
  }

  int start() {
    return start;
  }

  /** The position behind the token. */
  int end() {
    return end;
  }

  /** The token as it is written. */
  String text() {
    return source.text(start, end);
  }

  /** A keyword, or a name without its sigil: the same string for all tokens that are written so. */
  String word() {
    int from = kind == Token.KEYWORD ? start : start + 1;
    String known = words.get(from, end, hash);
    if (known != null) return known;
    String word = source.text(from, end);
    words.put(from, end, hash, word);
    return word;
  }

  /** The hash of the word, for a {@link PieceMap}. */
  int hash() {
    return hash;
  }

  boolean is(String text) {
    if (kind != Token.PUNCTUATION && kind != Token.KEYWORD || end - start != text.length()) return false;
    for (int i = 0; i < text.length(); i++) {
      if (bytes[start + i] != text.charAt(i)) return false;
    }
    return true;
  }

  /** Whether the current token is the name of an integer type, such as {@code i32}. */
  boolean isIntegerType() {
    int digits = at(start) == 's' || at(start) == 'u' ? start + 1 : start;
    if (at(digits++) != 'i') return false;
    int position = digits;
    while (position < end && isDigit(bytes[position])) position++;
    return position == end && position > digits;
  }

  /** The byte at a position; 0 behind the end. */
  int at(int position) {
    return position < limit ? bytes[position] : 0;
  }

  boolean atEnd(int position) {
    return position >= limit;
  }

  /** Stands on the token that begins at a position, or on the next one behind it. */
  void seek(int position) {
    end = position;
    advance();
  }

  void advance() {
    int at = skipBlank(end);
    start = at;
    if (at >= limit) {
      end = at;
      kind = Token.END;
      return;
    }
    byte c = bytes[at];
    if (isLetter(c) || c == '_') keyword(at);
    else if (isDigit(c)) number(at);
    else special(c, at);
  }

  private int skipBlank(int at) {
    while (at < limit) {
      byte c = bytes[at];
      if (c == '/' && at(at + 1) == '/') at = skipComment(at);
      else if (c == ' ' || c == '\n' || c == '\t' || c == '\r' || c == 0) at++;
      else break;
    }
    return at;
  }

  private int skipComment(int at) {
    while (at < limit && bytes[at] != '\n' && bytes[at] != '\r') at++;
    return at;
  }

  private void token(Token newKind, int newEnd) {
    kind = newKind;
    end = newEnd;
  }

  private void special(byte c, int at) {
    switch (c) {
      case '"' -> token(Token.STRING, stringEnd(at + 1));
      case '@' -> symbol(at);
      case '%' -> token(Token.VALUE_NAME, suffixEnd(at, "invalid SSA name"));
      case '^' -> token(Token.BLOCK_NAME, suffixEnd(at, "invalid block name"));
      case '!' -> token(Token.TYPE_NAME, suffixEnd(at, "invalid type identifier"));
      case '#' -> {
        if (at(at + 1) == '-' && at(at + 2) == '}') token(Token.PUNCTUATION, at + 3);
        else token(Token.HASH_NAME, suffixEnd(at, "invalid attribute name"));
      }
      case '{' -> token(Token.PUNCTUATION, at(at + 1) == '-' && at(at + 2) == '#' ? at + 3 : at + 1);
      case '-' -> token(Token.PUNCTUATION, at(at + 1) == '>' ? at + 2 : at + 1);
      case '.' -> {
        if (at(at + 1) != '.' || at(at + 2) != '.') throw ParseStop.lexical(at + 1, "expected three consecutive dots for an ellipsis");
        token(Token.PUNCTUATION, at + 3);
      }
      case ':', ',', '(', ')', '}', '[', ']', '<', '>', '=', '+', '*', '?', '|', '/' -> token(Token.PUNCTUATION, at + 1);
      default -> throw ParseStop.lexical(at, "unexpected character");
    }
  }

  private void keyword(int at) {
    token(Token.KEYWORD, wordEnd(at, KEYWORD_PART));
  }

  /** Where bytes of a class end. */
  private int wordEnd(int from, int part) {
    int at = from;
    int wordHash = 0;
    for (; at < limit; at++) {
      int c = bytes[at];
      if ((CLASSES[c & 0xFF] & part) == 0) break;
      wordHash = PieceMap.hash(wordHash, c);
    }
    hash = wordHash;
    return at;
  }

  private void number(int at) {
    if (bytes[at] == '0' && at(at + 1) == 'x' && isHexDigit(at(at + 2))) {
      at += 2;
      while (isHexDigit(at(at))) at++;
      token(Token.INTEGER, at);
      return;
    }
    if (bytes[at] == '0' && at(at + 1) == 'x') {
      token(Token.INTEGER, at + 1);
      return;
    }
    while (isDigit(at(at))) at++;
    if (at(at) != '.') {
      token(Token.INTEGER, at);
      return;
    }
    at++;
    while (isDigit(at(at))) at++;
    if (at(at) == 'e' || at(at) == 'E') {
      boolean signed = at(at + 1) == '-' || at(at + 1) == '+';
      if (isDigit(at(at + (signed ? 2 : 1)))) {
        at += 2;
        while (isDigit(at(at))) at++;
      }
    }
    token(Token.FLOAT, at);
  }

  private void symbol(int at) {
    int c = at(at + 1);
    if (c == '"') {
      token(Token.AT_NAME, stringEnd(at + 2));
      return;
    }
    if (!isLetter(c) && c != '_') throw ParseStop.lexical(at + 1, "@ identifier expected to start with letter or '_'");
    token(Token.AT_NAME, wordEnd(at + 1, KEYWORD_PART));
  }

  private int suffixEnd(int sigil, String message) {
    int first = sigil + 1;
    int behind = wordEnd(first, isDigit(at(first)) ? DIGIT : NAME_PART);
    if (behind == first) throw ParseStop.lexical(sigil, message);
    return behind;
  }

  /** From behind the opening quote to behind the closing one. */
  private int stringEnd(int at) {
    while (true) {
      int c = at(at);
      if (c == '"') return at + 1;
      if (at >= limit || c == '\n' || c == 0x0B || c == '\f') throw ParseStop.lexical(at, "expected '\"' in string literal");
      if (c == '\\') {
        int next = at(at + 1);
        if (next == '"' || next == '\\' || next == 'n' || next == 't') at++;
        else if (isHexDigit(next) && isHexDigit(at(at + 2))) at += 2;
        else throw ParseStop.lexical(at, "unknown escape in string literal");
      }
      at++;
    }
  }

  /** What the string between two positions, quotes included, stands for. */
  String unescape(int quote, int behind) {
    int from = quote + 1;
    int length = behind - 1 - from;
    byte[] result = new byte[length];
    int size = 0;
    for (int at = from; at < behind - 1; at++) {
      byte c = bytes[at];
      if (c == '\\') {
        c = bytes[++at];
        if (c == 'n') c = '\n';
        else if (c == 't') c = '\t';
        else if (c != '"' && c != '\\') c = (byte) (hexValue(c) << 4 | hexValue(bytes[++at]));
      }
      result[size++] = c;
    }
    return Utf8.decode(result, 0, size);
  }

  private static int hexValue(int c) {
    return Character.digit(c, 16);
  }

  static boolean isLetter(int c) {
    return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
  }

  static boolean isDigit(int c) {
    return c >= '0' && c <= '9';
  }

  static boolean isHexDigit(int c) {
    return isDigit(c) || c >= 'a' && c <= 'f' || c >= 'A' && c <= 'F';
  }
}
