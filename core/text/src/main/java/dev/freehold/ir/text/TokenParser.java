// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Diagnostics;
import dev.freehold.ir.attribute.Location;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Reads tokens and lists. Methods named {@code accept…} answer null (or false) and read nothing where something else stands; the
 * others throw an error then.
 */
public abstract sealed class TokenParser permits AttrParser {
  private final Source source;
  private final Lexer lexer;
  private final Diagnostics diagnostics;

  /** {@code diagnostics} hears what is said on the way; what ends the reading is thrown. */
  TokenParser(Source source, Diagnostics diagnostics) {
    this.source = source;
    this.lexer = new Lexer(source);
    this.diagnostics = diagnostics;
  }

  public final Source source() {
    return source;
  }

  final Lexer lexer() {
    return lexer;
  }

  // Places and errors.

  /** Position of the current token. */
  public int loc() {
    return lexer.start();
  }

  /** The location of a position, as operations carry it. */
  public Location location(int loc) {
    return source.location(loc);
  }

  /** An error in a custom syntax; to be thrown. */
  public ParseStop error(int loc, String message) {
    return stop(loc, message);
  }

  /** An error at the current token; to be thrown. */
  public ParseStop error(String message) {
    return error(loc(), message);
  }

  /** Reads something whose errors are its own, whichever operation it stands in. */
  <T> T outsideOperation(Supplier<T> reader) {
    return reader.get();
  }

  /** Reports an error, of which the reference speaks too, and yet goes on. */
  public final void goOnAfter(ParseStop error) {
    diagnostics.report(error.diagnostic(this::location));
  }

  /** Warns of something that no place in the text is to blame for. */
  public final void warning(String message) {
    diagnostics.report(Diagnostic.warning(Location.UNKNOWN, message));
  }

  /** An error in the words of the reader itself; {@link #error} may put the name of an operation in front. */
  protected final ParseStop stop(int loc, String message) {
    return new ParseStop(loc, message);
  }

  /** Like {@link #stop(int, String)}, at the current token. */
  protected final ParseStop stop(String message) {
    return stop(errorLoc(), message);
  }

  /** At the end of the text, the last byte is to blame. */
  private int errorLoc() {
    return lexer.kind() == Token.END ? Math.max(source.start(), loc() - 1) : loc();
  }

  /** An error about the token that stands here; where it begins a line, what ends before it is to blame. */
  protected final ParseStop wrongToken(String message) {
    return stop(source.endOfPrevious(errorLoc()), message);
  }

  // Tokens.

  /** Whether the current token is a string literal. */
  public boolean isStringNext() {
    return lexer.kind() == Token.STRING;
  }

  /** Whether the current token is the name of a symbol. */
  public boolean isSymbolNameNext() {
    return lexer.kind() == Token.AT_NAME;
  }

  /** Whether the current token is this punctuation or word. */
  public boolean isNext(String tokenText) {
    return lexer.is(tokenText) || isDoubleColon(tokenText) && lexer.at(lexer.end()) == ':';
  }

  public boolean accept(String tokenText) {
    if (!isNext(tokenText)) return false;
    if (isDoubleColon(tokenText)) lexer.advance();
    lexer.advance();
    return true;
  }

  /** Whether the two tokens are meant of which the current one may be the first. */
  private boolean isDoubleColon(String tokenText) {
    return lexer.at(lexer.start()) == ':' && tokenText.equals("::");
  }

  /** The error that punctuation is not next. */
  public ParseStop lacks(String tokenText) {
    return wrongToken("expected '" + tokenText + "'");
  }

  public void expect(String tokenText) {
    if (accept(tokenText)) return;
    if (Lexer.isLetter(tokenText.charAt(0))) throw error("expected '" + tokenText + "'");
    throw lacks(tokenText);
  }

  /** Reads what closes a list behind an item of it. */
  public void expectEnd(String close) {
    expect(close, "expected ',' or '" + close + "'");
  }

  /** Reads a token, or reports its lack in these words. */
  final void expect(String tokenText, String message) {
    if (!accept(tokenText)) throw wrongToken(message);
  }

  /** Whether the text ends here. */
  public boolean atEnd() {
    return lexer.kind() == Token.END;
  }

  /** Goes back (or on) to a position where a token begins. */
  public void seek(int position) {
    lexer.seek(position);
  }

  /** The current token if it is of that kind; it is read then. */
  final @Nullable String acceptText(Token kind) {
    if (lexer.kind() != kind) return null;
    String text = lexer.text();
    lexer.advance();
    return text;
  }

  /** The same without the sigil, for kinds of tokens that say the same again and again. */
  private @Nullable String acceptWord(Token kind) {
    if (lexer.kind() != kind) return null;
    String word = lexer.word();
    lexer.advance();
    return word;
  }

  public @Nullable String acceptKeyword() {
    return acceptWord(Token.KEYWORD);
  }

  public boolean isKeyword() {
    return lexer.kind() == Token.KEYWORD;
  }

  /** A word; {@code what} goes behind "expected valid keyword" in the message. */
  public String expectKeyword(String what) {
    String keyword = acceptKeyword();
    if (keyword == null) throw error("expected valid keyword" + what);
    return keyword;
  }

  public @Nullable String acceptKeywordIn(String... keywords) {
    for (String keyword : keywords) {
      if (accept(keyword)) return keyword;
    }
    return null;
  }

  public @Nullable String acceptKeywordOrString() {
    String keyword = acceptKeyword();
    return keyword != null ? keyword : acceptString();
  }

  public @Nullable String acceptString() {
    if (lexer.kind() != Token.STRING) return null;
    String value = lexer.unescape(lexer.start(), lexer.end());
    lexer.advance();
    return value;
  }

  public String expectString() {
    String value = acceptString();
    if (value == null) throw error("expected string");
    return value;
  }

  public @Nullable String acceptSymbolName() {
    if (lexer.kind() != Token.AT_NAME) return null;
    int name = lexer.start() + 1;
    String value = lexer.at(name) == '"' ? lexer.unescape(name, lexer.end()) : source.text(name, lexer.end());
    lexer.advance();
    return value;
  }

  public String expectSymbolName() {
    String name = acceptSymbolName();
    if (name == null) throw error("expected valid '@'-identifier for symbol name");
    return name;
  }

  /** An integer, perhaps negative; {@code true}, a number of one bit, is -1 as in the reference, {@code false} is 0. */
  public @Nullable BigInteger acceptInteger() {
    if (accept("false")) return BigInteger.ZERO;
    if (accept("true")) return BigInteger.ONE.negate();
    if (lexer.kind() != Token.INTEGER && !isNext("-")) return null;
    boolean negative = accept("-");
    String digits = acceptText(Token.INTEGER);
    if (digits == null) throw wrongToken("expected integer value");
    BigInteger value = NumberParser.integer(digits);
    return negative ? value.negate() : value;
  }

  public long expectInteger() {
    int loc = loc();
    BigInteger value = acceptInteger();
    if (value == null) throw error("expected integer value");
    if (value.bitLength() > 63) throw error(loc, "integer value too large");
    return value.longValue();
  }

  /** Whether {@link #acceptInteger} would read something. */
  public boolean isNumber() {
    return isInteger() || isNext("-") || isNext("true") || isNext("false");
  }

  /** Whether an integer without a sign is next. */
  public boolean isInteger() {
    return lexer.kind() == Token.INTEGER;
  }

  /** Whether a number with a point and without a sign is next. */
  public boolean isFloat() {
    return lexer.kind() == Token.FLOAT;
  }

  /** {@code %name}, without the sigil, or null. {@code %name#2} is {@code %name} and then {@code #2}. */
  public @Nullable String acceptValueName() {
    return acceptWord(Token.VALUE_NAME);
  }

  /** {@code ^name}, without the sigil, or null. */
  public @Nullable String acceptBlockName() {
    return acceptWord(Token.BLOCK_NAME);
  }

  /** Whether {@code %name} is next. */
  public boolean isValueName() {
    return lexer.kind() == Token.VALUE_NAME;
  }

  /** Whether {@code ^name} is next. */
  public boolean isBlockName() {
    return lexer.kind() == Token.BLOCK_NAME;
  }

  /** The number in {@code #2}, or -1 where there is no such token. */
  public int acceptHashNumber() {
    if (lexer.kind() != Token.HASH_NAME) return -1;
    String digits = lexer.text().substring(1);
    if (!Lexer.isDigit(digits.charAt(0)) || digits.length() > 9) throw stop("invalid SSA value result number");
    lexer.advance();
    return Integer.parseInt(digits);
  }

  // Lists.

  public <T> List<T> commaList(Delimiter d, Supplier<T> each) {
    return commaList(d, each, "");
  }

  /** A list; {@code context} (" in operand list") ends the message about a missing delimiter. */
  public <T> List<T> commaList(Delimiter d, Supplier<T> each, String context) {
    List<T> items = new ArrayList<>();
    if (d.open != null && d.close != null) {
      if (d.optional && !isNext(d.open)) return items;
      expect(d.open, "expected '" + d.open + "'" + context);
      if (accept(d.close)) return items;
    }
    do items.add(each.get());
    while (accept(","));
    if (d.close != null) expect(d.close, "expected '" + d.close + "'" + context);
    return items;
  }

  /** Items up to a closing token, whose opening one has been read. */
  final <T> List<T> listUntil(String close, Supplier<T> each) {
    List<T> items = new ArrayList<>();
    if (accept(close)) return items;
    do items.add(each.get());
    while (accept(","));
    expectEnd(close);
    return items;
  }
}
