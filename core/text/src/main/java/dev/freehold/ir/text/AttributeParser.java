// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.affine.AffineParser;
import dev.freehold.ir.affine.IntegerSet;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.NoneType;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.AffineMapAttr;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.builtin.DistinctAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerSetAttr;
import dev.freehold.ir.builtin.OpaqueAttr;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.StridedLayoutAttr;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.builtin.TypeAttr;
import dev.freehold.ir.builtin.UnitAttr;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads attributes. */
final class AttributeParser {
  /** The words that begin an attribute which is not a type, wherever an attribute may be absent. */
  private static final Set<String> KEYWORDS =
      Set.of("affine_map", "affine_set", "dense", "dense_resource", "false", "loc", "sparse", "true", "unit");

  private final AttrParser p;
  private final NumberParser numbers;
  private final DenseParser dense;

  AttributeParser(AttrParser p) {
    this.p = p;
    this.numbers = new NumberParser(p);
    this.dense = new DenseParser(p, numbers);
  }

  /** Whether an attribute begins here, a type among them. */
  boolean isNext() {
    return switch (p.lexer().kind()) {
      case AT_NAME, FLOAT, INTEGER, HASH_NAME, STRING, TYPE_NAME -> true;
      case PUNCTUATION -> p.isNext("{") || p.isNext("[") || p.isNext("-") || p.isNext("(");
      case KEYWORD -> KEYWORDS.contains(p.lexer().text()) || TypeParser.isType(p.lexer().text());
      default -> false;
    };
  }

  /** An attribute; {@code implied} is its type where the text leaves that out, otherwise null. */
  Attribute attribute(@Nullable Type implied) {
    switch (p.lexer().kind()) {
      case INTEGER, FLOAT -> {
        return numbers.attribute(implied, false);
      }
      case STRING -> {
        return string(implied);
      }
      case AT_NAME -> {
        return symbolRef();
      }
      case HASH_NAME -> {
        return dialectAttribute(implied);
      }
      case PUNCTUATION -> {
        return punctuation(implied);
      }
      case KEYWORD -> {
        Attribute attribute = keyword(implied);
        return attribute != null ? attribute : typeAttr();
      }
      default -> {
        return typeAttr();
      }
    }
  }

  private Attribute typeAttr() {
    Type type = p.acceptType();
    if (type == null) throw p.wrongToken("expected attribute value");
    return TypeAttr.of(type);
  }

  private Attribute punctuation(@Nullable Type implied) {
    if (p.accept("-")) {
      if (p.lexer().kind() == Token.INTEGER || p.lexer().kind() == Token.FLOAT) return numbers.attribute(implied, true);
      throw p.wrongToken("expected constant integer or floating point value");
    }
    if (p.isNext("{")) return dictionary();
    if (!p.accept("[")) return typeAttr();
    return ArrayAttr.of(p.nested(() -> p.listUntil("]", p::attribute)));
  }

  /** What a word begins; null where it begins a type. */
  private @Nullable Attribute keyword(@Nullable Type implied) {
    int loc = p.loc();
    String keyword = p.lexer().text();
    switch (keyword) {
      case "true", "false", "unit", "affine_map", "affine_set", "dense", "dense_resource", "array", "sparse", "strided", "distinct" ->
          p.lexer().advance();
      case "loc" -> {
        return new LocationParser(p).attribute();
      }
      default -> {
        return null;
      }
    }
    return switch (keyword) {
      case "true" -> IntegerAttr.TRUE;
      case "false" -> IntegerAttr.FALSE;
      case "unit" -> UnitAttr.INSTANCE;
      case "affine_map" -> affineMapAttr();
      case "affine_set" -> affineSetAttr();
      case "dense" -> dense.dense(loc, implied);
      case "dense_resource" -> dense.resource(loc, implied);
      case "array" -> numbers.array();
      case "sparse" -> dense.sparse(loc, implied);
      case "strided" -> strided();
      default -> distinct(loc, implied);
    };
  }

  // Affine structures.

  AffineMap affineMap() {
    return Objects.requireNonNull(AffineParser.parseMap(new AffineTokenReader(p)), AffineTokenReader.STOPS);
  }

  IntegerSet integerSet() {
    return Objects.requireNonNull(AffineParser.parseSet(new AffineTokenReader(p)), AffineTokenReader.STOPS);
  }

  private Attribute affineMapAttr() {
    p.expect("<", "expected '<' in affine map");
    AffineMap map = affineMap();
    p.expect(">", "expected '>' in affine map");
    return AffineMapAttr.of(map);
  }

  private Attribute affineSetAttr() {
    p.expect("<", "expected '<' in integer set");
    IntegerSet set = integerSet();
    p.expect(">", "expected '>' in integer set");
    return IntegerSetAttr.of(set);
  }

  // Strings, symbols, dictionaries.

  private Attribute string(@Nullable Type implied) {
    String value = Objects.requireNonNull(p.acceptString(), "a string is next");
    if (implied != null) return StringAttr.of(value, implied);
    return p.accept(":") ? StringAttr.of(value, p.expectType()) : StringAttr.of(value);
  }

  private Attribute symbolRef() {
    String root = Objects.requireNonNull(p.acceptSymbolName(), "a symbol is next");
    if (!p.isNext(":")) return SymbolRefAttr.of(root);
    List<String> nested = new ArrayList<>();
    while (p.isNext(":")) {
      int colon = p.loc();
      p.accept(":");
      if (!p.accept(":")) {
        p.seek(colon);
        break;
      }
      String name = p.acceptSymbolName();
      if (name == null) throw p.stop(p.loc(), "expected nested symbol reference identifier");
      nested.add(name);
    }
    return SymbolRefAttr.of(root, nested);
  }

  DictAttr dictionary() {
    Map<String, Attribute> entries = new LinkedHashMap<>();
    p.nested(() -> p.commaList(Delimiter.BRACES, () -> entry(entries), " in attribute dictionary"));
    return DictAttr.of(entries);
  }

  private Attribute entry(Map<String, Attribute> entries) {
    int loc = p.loc();
    String name = p.acceptKeywordOrString();
    if (name == null) throw p.wrongToken("expected attribute name");
    if (name.isEmpty()) throw p.stop(loc, "expected valid attribute name");
    if (entries.containsKey(name)) throw p.stop(loc, "duplicate key '" + name + "' in dictionary attribute");
    Attribute value = p.accept("=") ? attribute(null) : UnitAttr.INSTANCE;
    entries.put(name, value);
    return value;
  }

  // The others.

  private Attribute strided() {
    p.expect("<", "expected '<' after 'strided'");
    p.expect("[", "expected '['");
    List<Long> strides = p.isNext("]") ? List.of() : p.commaList(Delimiter.NONE, this::strideOrOffset);
    p.expect("]", "expected ']'");
    if (p.accept(">")) return StridedLayoutAttr.of(0, strides);
    p.expect(",", "expected ','");
    p.expect("offset", "expected 'offset' after comma");
    p.expect(":", "expected ':' after 'offset'");
    long offset = strideOrOffset();
    p.expect(">", "expected '>'");
    return StridedLayoutAttr.of(offset, strides);
  }

  private Long strideOrOffset() {
    if (p.accept("?")) return Shape.DYNAMIC;
    int loc = p.loc();
    boolean negative = p.accept("-");
    String digits = p.acceptText(Token.INTEGER);
    BigInteger value = digits == null ? null : NumberParser.integer(digits);
    if (value == null || value.bitLength() > 63) throw p.stop(loc, "expected a 64-bit signed integer or '?'");
    return negative ? -value.longValue() : value.longValue();
  }

  private Attribute distinct(int loc, @Nullable Type implied) {
    p.expect("[", "expected '[' after 'distinct'");
    String digits = p.acceptText(Token.INTEGER);
    if (digits == null) throw p.wrongToken("expected distinct ID");
    BigInteger id = NumberParser.integer(digits);
    if (id.bitLength() > 64) throw p.stop("expected an unsigned 64-bit integer");
    p.expect("]", "expected ']' to close distinct ID");
    p.expect("<", "expected '<' after distinct ID");
    Attribute referenced = UnitAttr.INSTANCE;
    if (!p.accept(">")) {
      try {
        referenced = p.nested(() -> attribute(implied));
      } catch (ParseStop stop) {
        throw stop.and(p.stop("expected attribute"));
      }
      p.expect(">", "expected '>' to close distinct attribute");
    }
    DistinctAttr attribute = p.definitions().distinct(id.longValue(), referenced);
    if (!attribute.referenced().equals(referenced)) {
      throw p.stop(loc, "referenced attribute does not match previous definition: " + Printing.toString(attribute.referenced()));
    }
    return attribute;
  }

  private Attribute dialectAttribute(@Nullable Type implied) {
    DialectSymbol symbol = DialectSymbol.read(p);
    Attribute attribute = symbol.isAlias() ? alias(symbol) : dialectAttribute(symbol, implied);
    boolean typed = !attribute.type().equals(NoneType.INSTANCE) || attribute instanceof OpaqueAttr;
    if (implied != null && typed && !attribute.type().equals(implied)) {
      throw p.stop("attribute type different than expected: expected " + Printing.quoted(implied) + ", but got "
          + Printing.quoted(attribute.type()));
    }
    return attribute;
  }

  private Attribute alias(DialectSymbol symbol) {
    Attribute attribute = p.definitions().attributes.get(symbol.dialect());
    if (attribute == null) throw p.wrongToken("undefined symbol alias id '" + symbol.dialect() + "'");
    p.limits().expand("#" + symbol.dialect());
    return attribute;
  }

  private Attribute dialectAttribute(DialectSymbol symbol, @Nullable Type implied) {
    Type type = p.accept(":") ? p.expectType() : implied;
    var dialect = p.registry().dialect(symbol.dialect());
    if (dialect == null) {
      OpaqueAttr attribute = new OpaqueAttr(symbol.dialect(), symbol.body(), type == null ? NoneType.INSTANCE : type);
      if (!p.allowsUnregistered()) throw unregistered(symbol, attribute);
      return attribute;
    }
    Type outer = p.selfType();
    p.setSelfType(type);
    Attribute attribute = p.nested(() -> symbol.parseAttribute(p, dialect));
    p.setSelfType(outer);
    return attribute;
  }

  private ParseStop unregistered(DialectSymbol symbol, OpaqueAttr attribute) {
    String text = "#" + symbol.quoted() + " : " + Printing.quoted(attribute.type());
    return p.stop(symbol.loc(), text + " attribute" + DialectSymbol.UNREGISTERED);
  }
}
