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
import java.math.BigInteger;
import java.util.List;
import java.util.function.Supplier;

/** Reads tokens, types and attributes. */
public class AttrParser {
  private final Source source;
  private final Registry registry;
  private final boolean allowUnregistered;

  public AttrParser(Source source, Registry registry, boolean allowUnregistered) {
    this.source = source;
    this.registry = registry;
    this.allowUnregistered = allowUnregistered;
  }

  private static UnsupportedOperationException soon() {
    return new UnsupportedOperationException("the text layer is being written");
  }

  // Places and errors.
  public int loc() { throw soon(); }
  public ParseStop error(int loc, String message) { return new ParseStop(loc, message); }
  public ParseStop error(String message) { throw soon(); }
  /** An error in the words of the reader itself; {@link #error} may put the name of an operation in front. */
  protected final ParseStop stop(int loc, String message) { return new ParseStop(loc, message); }
  /** An error about the token that stands here. */
  protected ParseStop wrongToken(String message) { throw soon(); }
  /** Whether {@code %name} is next. */
  public boolean isValueName() { throw soon(); }
  /** Whether {@code ^name} is next. */
  public boolean isBlockName() { throw soon(); }
  /** A list; {@code context} (" in operand list") ends the message about a missing delimiter. */
  public <T> List<T> commaList(Delimiter d, Supplier<T> each, String context) { throw soon(); }
  public Location location(int loc) { return source.location(loc); }
  public Registry registry() { return registry; }
  public final boolean allowsUnregistered() { return allowUnregistered; }
  public final Source source() { return source; }

  // Tokens.
  public boolean isNext(String tokenText) { throw soon(); }
  public boolean accept(String tokenText) { throw soon(); }
  public void expect(String tokenText) { throw soon(); }
  public boolean atEnd() { throw soon(); }
  public String acceptKeyword() { throw soon(); }
  public String expectKeyword(String what) { throw soon(); }
  public String acceptKeywordIn(String... words) { throw soon(); }
  /** A keyword or a string; null where there is neither. */
  public String acceptKeywordOrString() { throw soon(); }
  public String acceptString() { throw soon(); }
  public String expectString() { throw soon(); }
  public String acceptSymbolName() { throw soon(); }
  public String expectSymbolName() { throw soon(); }
  public BigInteger acceptInteger() { throw soon(); }
  public long expectInteger() { throw soon(); }
  /** {@code %name}, without the sigil, or null. {@code %name#2} is {@code %name} and then {@code #2}. */
  public String acceptValueName() { throw soon(); }
  /** {@code ^name}, without the sigil, or null. */
  public String acceptBlockName() { throw soon(); }
  /** The number in {@code #2}, or -1 where there is no such token. */
  public int acceptHashNumber() { throw soon(); }
  /** Goes back (or on) to a position where a token begins. */
  public void seek(int position) { throw soon(); }

  // Types.
  public Type acceptType() { throw soon(); }
  public Type expectType() { throw soon(); }
  public List<Type> typeListNoParens() { throw soon(); }
  public List<Type> arrowTypeList() { throw soon(); }
  public List<Type> optionalArrowTypeList() { throw soon(); }
  public FunctionType functionType() { throw soon(); }

  // Attributes.
  public Attribute attribute() { throw soon(); }
  public Attribute attribute(Type implied) { throw soon(); }
  public Attribute acceptAttribute() { throw soon(); }
  public Attribute acceptAttribute(Type implied) { throw soon(); }
  public DictAttr optionalAttrDict() { throw soon(); }
  public DictAttr optionalAttrDictWithKeyword() { throw soon(); }
  public Shape dimensionList(boolean allowDynamic, boolean trailingX) { throw soon(); }
  public Location acceptLocationSpecifier() { throw soon(); }
  public AffineMap affineMap() { throw soon(); }
  public IntegerSet integerSet() { throw soon(); }
  public <T> List<T> commaList(Delimiter d, Supplier<T> each) { throw soon(); }

  /** Reads one {@code #x = …}, {@code !x = …} or resource section; false where there is none here. */
  public boolean acceptTopLevelDefinition() { throw soon(); }
  /** What a location stands for once the text is read: aliases may be defined behind their use. */
  public Location resolve(Location read) { throw soon(); }
}
