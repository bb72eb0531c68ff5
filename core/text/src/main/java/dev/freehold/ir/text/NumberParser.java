// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.FloatAttr;
import dev.freehold.ir.builtin.FloatFormat;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType.Signedness;
import dev.freehold.ir.builtin.IntegerType;
import java.math.BigInteger;
import java.util.HexFormat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads integers and floats. */
final class NumberParser {
  /** So many digits are always a {@code long}. */
  private static final int SHORT = 18;
  private static final int FEW_DIGITS = 500;
  /** The widest type has no number with more. */
  private static final int MOST_HEX_DIGITS = IntegerType.MAX_WIDTH / 4 + 1;
  private static final int MOST_DIGITS = (int) (IntegerType.MAX_WIDTH * Math.log10(2)) + 1;

  private final AttrParser p;

  NumberParser(AttrParser p) {
    this.p = p;
  }

  /** The value of an integer token, decimal or hexadecimal; some number that is too large for any type where it is. */
  static BigInteger integer(String token) {
    if (token.length() <= SHORT && !isHex(token)) return BigInteger.valueOf(Long.parseLong(token));
    boolean hex = isHex(token);
    int first = hex ? 2 : 0;
    while (first < token.length() - 1 && token.charAt(first) == '0') first++;
    int digits = token.length() - first;
    if (digits <= FEW_DIGITS) return new BigInteger(token.substring(first), hex ? 16 : 10);
    if (digits > (hex ? MOST_HEX_DIGITS : MOST_DIGITS)) return BigInteger.ONE.shiftLeft(IntegerType.MAX_WIDTH + 1);
    if (!hex) return decimal(token, first, token.length());
    return new BigInteger(1, HexFormat.of().parseHex((digits % 2 == 0 ? "" : "0") + token.substring(first)));
  }

  /** Long numbers are put together from halves: {@link BigInteger} reads digit after digit, in quadratic time. */
  private static BigInteger decimal(String token, int from, int to) {
    if (to - from <= FEW_DIGITS) return new BigInteger(token.substring(from, to));
    int middle = (from + to) >>> 1;
    return decimal(token, from, middle).multiply(BigInteger.TEN.pow(to - middle)).add(decimal(token, middle, to));
  }

  private static boolean isHex(String token) {
    return token.length() > 1 && token.charAt(1) == 'x';
  }

  /** An integer or float attribute from behind its sign; the type may follow. */
  Attribute attribute(@Nullable Type implied, boolean negative) {
    int loc = p.loc();
    boolean isFloat = p.lexer().kind() == Token.FLOAT;
    String token = p.lexer().text();
    p.lexer().advance();
    Type type = implied != null ? implied : p.accept(":") ? p.expectType() : isFloat ? FloatType.F64 : IntegerType.I64;
    if (isFloat) {
      if (!(type instanceof FloatType f)) throw p.stop("floating point value not valid for specified type");
      return FloatAttr.of(f, floatLiteral(token, negative, f.format()));
    }
    if (type instanceof FloatType f) return FloatAttr.of(f, floatBits(loc, token, negative, f.format()));
    if (!(type instanceof IntegerType || type instanceof IndexType)) throw p.stop(loc, "integer literal not valid for specified type");
    if (negative && type instanceof IntegerType integer && integer.isUnsigned()) {
      throw p.stop(loc, "negative integer literal not valid for unsigned integer type");
    }
    BigInteger value = value(type, negative, token);
    if (value == null) throw p.stop(loc, "integer constant out of range for attribute");
    return IntegerAttr.of(type, value);
  }

  /** The value of an integer token in a type; null where it does not fit. */
  static @Nullable BigInteger value(Type type, boolean negative, String token) {
    BigInteger magnitude = integer(token);
    int width = IntegerAttr.width(type);
    if (magnitude.bitLength() > width) return null;
    if (negative) {
      boolean fits = magnitude.signum() > 0 && magnitude.subtract(BigInteger.ONE).bitLength() < width;
      return fits ? magnitude.negate() : null;
    }
    boolean signed = type instanceof IndexType || type instanceof IntegerType integer && integer.signedness() == Signedness.SIGNED;
    return signed && magnitude.bitLength() == width && width > 0 ? null : magnitude;
  }

  /** The bits of a literal with a point. */
  static BigInteger floatLiteral(String token, boolean negative, FloatFormat format) {
    return format.parseLiteral(negative ? "-" + token : token);
  }

  /** The bits that an integer token gives a float: they must be in hexadecimal. */
  BigInteger floatBits(int loc, String token, boolean negative, FloatFormat format) {
    if (!isHex(token)) {
      throw p.stop(loc, "unexpected decimal integer literal for a floating point value")
          .note(loc, "add a trailing dot to make the literal a float");
    }
    if (negative) throw p.stop(loc, "hexadecimal float literal should not have a leading minus");
    BigInteger bits = integer(token);
    if (bits.bitLength() > format.width()) throw p.stop(loc, "hexadecimal float constant out of range for type");
    return format.canonical(bits);
  }

  // array<…>

  Attribute array() {
    p.expect("<", "expected '<' after 'array'");
    int typeLoc = p.loc();
    Type element = elementType();
    if (!(element instanceof IntegerType || element instanceof FloatType)) {
      throw p.stop(typeLoc, "expected integer or float type, got: " + Printing.quoted(element));
    }
    int width = element instanceof FloatType f ? f.width() : ((IntegerType) element).width();
    if (!IntegerType.I1.equals(element) && width % 8 != 0) throw p.stop(typeLoc, "element type bitwidth must be a multiple of 8");
    if (p.accept(">")) return DenseArrayAttr.of(element, List.of());
    p.expect(":", "expected ':' after dense array type");
    List<BigInteger> elements = p.commaList(Delimiter.NONE,
        () -> element instanceof FloatType f ? floatElement(f) : integerElement((IntegerType) element));
    p.expect(">", "expected '>' to close an array attribute");
    return DenseArrayAttr.of(element, elements);
  }

  private Type elementType() {
    int loc = p.loc();
    try {
      return p.expectType();
    } catch (ParseStop stop) {
      throw stop.and(p.stop(loc, "expected an integer or floating point type"));
    }
  }

  private @Nullable BigInteger integerElement(IntegerType type) {
    boolean negative = p.accept("-");
    boolean isI1 = type.width() == 1;
    if (p.isNext("true") || p.isNext("false")) {
      if (!isI1) throw p.stop("expected i1 type for 'true' or 'false' values");
      return p.accept("true") ? BigInteger.ONE : p.accept("false") ? BigInteger.ZERO : null;
    }
    String token = p.acceptText(Token.INTEGER);
    if (token == null) throw p.stop("expected integer literal");
    if (isI1) throw p.stop("expected 'true' or 'false' values for i1 type");
    BigInteger value = value(type, negative, token);
    if (value == null) throw p.stop("integer constant out of range");
    return value;
  }

  private BigInteger floatElement(FloatType type) {
    boolean negative = p.accept("-");
    int loc = p.loc();
    String literal = p.acceptText(Token.FLOAT);
    if (literal != null) return floatLiteral(literal, negative, type.format());
    String bits = p.acceptText(Token.INTEGER);
    if (bits == null) throw p.stop("expected floating point literal");
    return floatBits(loc, bits, negative, type.format());
  }
}
