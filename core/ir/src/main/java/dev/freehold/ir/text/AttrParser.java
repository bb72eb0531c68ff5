// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.Attribute;
import dev.freehold.ir.Location;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Type;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.affine.IntegerSet;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.builtin.FunctionType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.diag.Diagnostic;
import dev.freehold.ir.diag.Diagnostics;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Reads tokens, types and attributes. Methods named {@code accept…} answer null (or false) and read nothing where something
 * else stands; the others throw an error then.
 */
public class AttrParser {
  /** Types and attributes nested deeper than this are refused, so that no stack overflows on them here or later. */
  private static final int MAX_DEPTH = 1000;
  /** So many characters an alias may stand for: each may mention the one before twice, and then nobody can write down or compare the last. */
  private static final long MAX_EXPANSION = 1L << 30;

  private final Source source;
  private final Registry registry;
  private final boolean allowUnregistered;
  private final Diagnostics diagnostics;
  private final Lexer lexer;
  private final Definitions definitions;
  private final TypeParser types = new TypeParser(this);
  private final AttributeParser attributes = new AttributeParser(this);
  private final LocationParser locations = new LocationParser(this);
  private int depth;
  private Type selfType;
  private int symbolLoc;
  /** What is being read that may mention itself. */
  private final Set<Object> open = new HashSet<>();
  private int deepest;
  /** How many characters the aliases read since the last definition began stand for. */
  private long expansion;
  private final Map<Class<?>, Object> kept = new HashMap<>();

  public AttrParser(Source source, Registry registry, boolean allowUnregistered) {
    this(source, registry, allowUnregistered, new Definitions(), ignored -> {});
  }

  /** {@code diagnostics} hears what is said on the way; what ends the reading is thrown. */
  AttrParser(Source source, Registry registry, boolean allowUnregistered, Definitions definitions, Diagnostics diagnostics) {
    this.source = source;
    this.registry = registry;
    this.allowUnregistered = allowUnregistered;
    this.diagnostics = diagnostics;
    this.lexer = new Lexer(source);
    this.definitions = definitions;
  }

  /** What a dialect keeps while this text is read; made by {@code first} when it is asked for. */
  public <T> T kept(Class<T> kind, Supplier<T> first) {
    return kind.cast(kept.computeIfAbsent(kind, absent -> first.get()));
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
    diagnostics.report(error.diagnostic(source));
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

  public Registry registry() {
    return registry;
  }

  public final boolean allowsUnregistered() {
    return allowUnregistered;
  }

  public final Source source() {
    return source;
  }

  final Lexer lexer() {
    return lexer;
  }

  final Definitions definitions() {
    return definitions;
  }

  /** The binary data that the text names. */
  public final Resources resources() {
    return definitions.resources;
  }

  /** Reads something that may nest without end. */
  final <T> T nested(Supplier<T> reader) {
    reach(++depth);
    T read = StackSpace.run(depth, reader);
    depth--;
    return read;
  }

  private void reach(int newDepth) {
    if (newDepth > MAX_DEPTH) throw stop("types and attributes are nested more than " + MAX_DEPTH + " levels deep");
    deepest = Math.max(deepest, newDepth);
  }

  /** To be called where an alias stands for something that may be nested and mention aliases itself. */
  final void expand(String alias) {
    Definitions.Extent extent = definitions.extents.getOrDefault(alias, Definitions.Extent.NONE);
    reach(depth + extent.height());
    expansion += extent.size();
  }

  /** Reads what an alias, sigil included, stands for, and remembers how much that is. */
  final <T> T defined(String alias, Supplier<T> reader) {
    int start = loc();
    deepest = depth;
    expansion = 0;
    T read = reader.get();
    long size = expansion + loc() - start;
    // What the printer gives an alias too is written down once, however often it is mentioned.
    boolean staysShort = size > MAX_EXPANSION && (read instanceof Location || Aliases.hasStem(read, registry));
    if (size > MAX_EXPANSION && !staysShort) {
      throw stop(start, "'" + alias + "' stands for more than " + MAX_EXPANSION + " characters, the aliases that it mentions written out");
    }
    definitions.extents.put(alias, new Definitions.Extent(deepest - depth, staysShort ? alias.length() : size));
    return read;
  }

  /** The type that stands behind the dialect attribute being read, or that it must have; null where there is neither. */
  public Type selfType() {
    return selfType;
  }

  /** Where the name of the dialect type or attribute stands that is being read. */
  public int symbolLoc() {
    return symbolLoc;
  }

  /** Notes that something is read that may mention itself, up to {@link #end}; false where it is being read already. */
  public boolean begin(Object name) {
    return open.add(name);
  }

  public void end(Object name) {
    open.remove(name);
  }

  final void setSymbolLoc(int loc) {
    symbolLoc = loc;
  }

  final void setSelfType(Type type) {
    selfType = type;
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
    if (tokenText.equals("::")) return lexer.is(":") && lexer.at(lexer.end()) == ':';
    return lexer.is(tokenText);
  }

  public boolean accept(String tokenText) {
    if (!isNext(tokenText)) return false;
    if (tokenText.equals("::")) lexer.advance();
    lexer.advance();
    return true;
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
  final String acceptText(Token kind) {
    if (lexer.kind() != kind) return null;
    String text = lexer.text();
    lexer.advance();
    return text;
  }

  private String acceptName(Token kind) {
    String text = acceptText(kind);
    return text == null ? null : text.substring(1);
  }

  public String acceptKeyword() {
    return acceptText(Token.KEYWORD);
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

  public String acceptKeywordIn(String... keywords) {
    for (String keyword : keywords) {
      if (accept(keyword)) return keyword;
    }
    return null;
  }

  public String acceptKeywordOrString() {
    String keyword = acceptKeyword();
    return keyword != null ? keyword : acceptString();
  }

  public String acceptString() {
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

  public String acceptSymbolName() {
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
  public BigInteger acceptInteger() {
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
  public String acceptValueName() {
    return acceptName(Token.VALUE_NAME);
  }

  /** {@code ^name}, without the sigil, or null. */
  public String acceptBlockName() {
    return acceptName(Token.BLOCK_NAME);
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
    if (d.open != null) {
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

  // Types.

  public Type acceptType() {
    return types.accept();
  }

  public Type expectType() {
    return types.type();
  }

  /** Types separated by commas, at least one. */
  public List<Type> typeListNoParens() {
    return commaList(Delimiter.NONE, this::expectType);
  }

  /** {@code -> type} or {@code -> (types)}. */
  public List<Type> arrowTypeList() {
    expect("->");
    return types.results();
  }

  /** The types behind an arrow; none where there is no arrow. */
  public List<Type> optionalArrowTypeList() {
    return isNext("->") ? arrowTypeList() : List.of();
  }

  public FunctionType functionType() {
    return types.functionType();
  }

  /** {@code 2x?}, with an x behind each size or only between them. */
  public Shape dimensionList(boolean allowDynamic, boolean trailingX) {
    return types.dimensions(allowDynamic, trailingX);
  }

  /** {@code *x}, which says that not even the number of dimensions is known. */
  public boolean acceptUnranked() {
    return types.isUnranked();
  }

  // Attributes.

  public Attribute attribute() {
    return attributes.attribute(null);
  }

  /** An attribute whose type the text leaves out. */
  public Attribute attribute(Type implied) {
    return attributes.attribute(implied);
  }

  public Attribute acceptAttribute() {
    return acceptAttribute(null);
  }

  public Attribute acceptAttribute(Type implied) {
    return attributes.isNext() ? attributes.attribute(implied) : null;
  }

  /** An attribute that begins with {@code #}: an alias, or one of a dialect; null where there is none. */
  public Attribute acceptNamedAttribute() {
    return isNamedAttribute() ? attribute() : null;
  }

  /** Whether a builtin type begins with the word. */
  public static boolean isType(String keyword) {
    return TypeParser.isType(keyword);
  }

  /** Whether an attribute that begins with {@code #} is next. */
  public boolean isNamedAttribute() {
    return lexer.kind() == Token.HASH_NAME;
  }

  /** Whether a type that begins with {@code !} is next. */
  public boolean isNamedType() {
    return lexer.kind() == Token.TYPE_NAME;
  }

  /** A dictionary in braces, empty where there is none. */
  public DictAttr optionalAttrDict() {
    return isNext("{") ? attributes.dictionary() : DictAttr.EMPTY;
  }

  /** A dictionary behind the word {@code attributes}. */
  public DictAttr optionalAttrDictWithKeyword() {
    return accept("attributes") ? attributes.dictionary() : DictAttr.EMPTY;
  }

  public AffineMap affineMap() {
    return attributes.affineMap();
  }

  public IntegerSet integerSet() {
    return attributes.integerSet();
  }

  /** {@code loc(…)}, or null. The answer may have to be resolved when the whole text has been read. */
  public Location acceptLocationSpecifier() {
    return isNext("loc") ? locations.specifier() : null;
  }

  // The whole text.

  /** Reads one {@code #x = …}, {@code !x = …} or resource section; false where there is none here. */
  public boolean acceptTopLevelDefinition() {
    return switch (lexer.kind()) {
      case HASH_NAME -> new DefinitionParser(this).attributeAlias();
      case TYPE_NAME -> new DefinitionParser(this).typeAlias();
      case PUNCTUATION -> isNext("{-#") && new DefinitionParser(this).metadata();
      default -> false;
    };
  }

  /** Whether locations were read that only {@link #resolve} can tell. */
  public final boolean hasPendingLocations() {
    return !definitions.pending.isEmpty();
  }

  /** What a location stands for once the text is read: aliases may be defined behind their use. */
  public Location resolve(Location read) {
    return locations.resolve(read);
  }
}
