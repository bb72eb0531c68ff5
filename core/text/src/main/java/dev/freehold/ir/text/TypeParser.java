// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.Dialect;
import dev.freehold.ir.attribute.NoneType;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.ComplexType;
import dev.freehold.ir.builtin.FloatFormat;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.FunctionType;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerType.Signedness;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.OpaqueType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.TupleType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads types. */
final class TypeParser {
  private final AttrParser p;
  private final ShapedTypeParser shaped;
  private final KnownTypes known;

  TypeParser(AttrParser p) {
    this.p = p;
    this.shaped = new ShapedTypeParser(p);
    this.known = new KnownTypes(p.source(), p.lexer());
  }

  /** Whether a type begins with that word. */
  static boolean isType(String keyword) {
    return switch (keyword) {
      case "index", "none", "memref", "tensor", "vector", "complex", "tuple" -> true;
      default -> FloatFormat.byKeyword(keyword) != null || isInteger(keyword);
    };
  }

  private static boolean isInteger(String keyword) {
    int digits = keyword.startsWith("i") ? 1 : 2;
    return keyword.length() > digits && keyword.chars().skip(digits).allMatch(Lexer::isDigit)
        && (digits == 1 || keyword.startsWith("si") || keyword.startsWith("ui"));
  }

  /** A type, or null where no type begins. */
  @Nullable
  Type accept() {
    return p.isNext("(") ? functionType() : acceptSimple();
  }

  Type type() {
    Type type = accept();
    if (type == null) throw p.wrongToken("expected non-function type");
    return type;
  }

  /** {@code type} or {@code (types)}. */
  List<Type> results() {
    if (p.isNext("(")) return inParens();
    Type type = acceptSimple();
    if (type == null) throw p.wrongToken("expected non-function type");
    return List.of(type);
  }

  FunctionType functionType() {
    return p.nested(() -> {
      List<Type> inputs = inParens();
      p.expect("->", "expected '->' in function type");
      return FunctionType.of(inputs, results());
    });
  }

  private List<Type> inParens() {
    return p.commaList(Delimiter.PAREN, this::type);
  }

  private @Nullable Type acceptSimple() {
    Token kind = p.lexer().kind();
    if (kind == Token.TYPE_NAME) return dialectType();
    if (kind != Token.KEYWORD) return null;
    int from = p.loc();
    int to = p.limits().countsLevels() ? -1 : known.end();
    if (to < 0) return acceptBuiltin();
    int hash = known.hash();
    Type type = known.get(from, to, hash);
    if (type != null) {
      p.seek(to);
      return type;
    }
    type = acceptBuiltin();
    if (type != null && p.loc() >= to) known.put(from, to, hash, type);
    return type;
  }

  private @Nullable Type acceptBuiltin() {
    int loc = p.loc();
    String keyword = p.lexer().word();
    switch (keyword) {
      case "index", "none" -> {
        p.lexer().advance();
        return keyword.equals("index") ? IndexType.INSTANCE : NoneType.INSTANCE;
      }
      case "memref", "tensor", "vector", "complex", "tuple" -> {
        p.lexer().advance();
        return nested(keyword, loc);
      }
      default -> {
        return acceptNumber(keyword, loc);
      }
    }
  }

  private @Nullable Type acceptNumber(String keyword, int loc) {
    FloatFormat format = FloatFormat.byKeyword(keyword);
    Type type = format != null ? FloatType.of(format) : integer(keyword, loc);
    if (type != null) p.lexer().advance();
    return type;
  }

  private @Nullable IntegerType integer(String keyword, int loc) {
    if (!isInteger(keyword)) return null;
    long width = 0;
    for (int i = keyword.startsWith("i") ? 1 : 2; i < keyword.length(); i++) {
      width = Math.min(width * 10 + keyword.charAt(i) - '0', 1L << 40);
    }
    if (width >= 1L << 32) throw p.stop(loc, "invalid integer width");
    if (width > IntegerType.MAX_WIDTH) throw p.stop(loc, "integer bitwidth is limited to " + IntegerType.MAX_WIDTH + " bits");
    return IntegerType.of((int) width, switch (keyword.charAt(0)) {
      case 's' -> Signedness.SIGNED;
      case 'u' -> Signedness.UNSIGNED;
      default -> Signedness.SIGNLESS;
    });
  }

  private Type nested(String keyword, int loc) {
    return p.nested(() -> switch (keyword) {
      case "memref" -> shaped.memref(loc);
      case "tensor" -> shaped.tensor();
      case "vector" -> shaped.vector(loc);
      case "complex" -> complex();
      default -> tuple();
    });
  }

  private Type complex() {
    p.expect("<", "expected '<' in complex type");
    int loc = p.loc();
    Type element = type();
    p.expect(">", "expected '>' in complex type");
    if (!(element instanceof IntegerType || element instanceof FloatType)) throw p.stop(loc, "invalid element type for complex");
    return ComplexType.of(element);
  }

  private Type tuple() {
    p.expect("<", "expected '<' in tuple type");
    if (p.accept(">")) return TupleType.of(List.of());
    List<Type> elements = p.commaList(Delimiter.NONE, this::type);
    p.expect(">", "expected '>' in tuple type");
    return TupleType.of(elements);
  }

  Shape dimensions(boolean allowDynamic, boolean trailingX) {
    return shaped.dimensions(allowDynamic, trailingX);
  }

  boolean isUnranked() {
    return shaped.isUnranked();
  }

  private Type dialectType() {
    DialectSymbol symbol = DialectSymbol.read(p);
    if (symbol.isAlias()) {
      Type type = p.definitions().types.get(symbol.dialect());
      if (type == null) throw p.wrongToken("undefined symbol alias id '" + symbol.dialect() + "'");
      p.limits().expand("!" + symbol.dialect());
      return type;
    }
    Dialect dialect = p.registry().dialect(symbol.dialect());
    if (dialect == null) {
      if (!p.allowsUnregistered()) throw unregistered(symbol);
      return new OpaqueType(symbol.dialect(), symbol.body());
    }
    return p.nested(() -> symbol.parseType(p, dialect));
  }

  private ParseStop unregistered(DialectSymbol symbol) {
    return p.stop(symbol.loc(), "`!" + symbol.quoted() + "` type" + DialectSymbol.UNREGISTERED);
  }
}
