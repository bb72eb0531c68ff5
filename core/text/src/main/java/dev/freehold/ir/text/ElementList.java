// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.ComplexType;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.DenseStringElementsAttr;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.ShapedType;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/** Elements as the text lists them, nested in brackets. What they mean is clear only when the type behind them has been read. */
final class ElementList {
  private final AttrParser p;
  private final NumberParser numbers;
  /** Two numbers for each element: where its token begins, and where it ends, negated behind a minus. */
  private int[] tokens = new int[16];
  private int count;
  private boolean isString;
  private List<Long> sizes = List.of();

  ElementList(AttrParser p, NumberParser numbers) {
    this.p = p;
    this.numbers = numbers;
  }

  /** The shape of the brackets; of rank 0 where one element stands for all. */
  Shape shape() {
    return Shape.of(sizes.stream().mapToLong(Long::longValue).toArray());
  }

  void read(boolean allowString) {
    if (allowString && p.lexer().kind() == Token.STRING) {
      isString = true;
      take(false);
    } else if (p.isNext("[")) {
      sizes = list();
    } else {
      element();
    }
  }

  private void take(boolean negative) {
    if (2 * count == tokens.length) tokens = java.util.Arrays.copyOf(tokens, tokens.length * 2);
    tokens[2 * count] = p.loc();
    tokens[2 * count + 1] = negative ? -p.lexer().end() : p.lexer().end();
    count++;
    p.lexer().advance();
  }

  private List<Long> list() {
    return p.nested(this::elementsOrLists);
  }

  private List<Long> elementsOrLists() {
    p.expect("[", "expected '['");
    List<Long> inner = null;
    long size = 0;
    if (!p.isNext("]")) {
      do {
        List<Long> here = List.of();
        if (p.isNext("[")) here = list();
        else element();
        size++;
        if (inner == null) inner = here;
        else if (!inner.equals(here)) throw p.stop("tensor literal is invalid; ranks are not consistent between elements");
      } while (p.accept(","));
    }
    p.expect("]", "expected ']'");
    List<Long> all = new ArrayList<>();
    all.add(size);
    if (inner != null) all.addAll(inner);
    return all;
  }

  private void element() {
    Token kind = p.lexer().kind();
    if (kind == Token.INTEGER || kind == Token.FLOAT || kind == Token.STRING || p.isNext("true") || p.isNext("false")) {
      take(false);
    } else if (p.accept("-")) {
      if (p.lexer().kind() != Token.INTEGER && p.lexer().kind() != Token.FLOAT) {
        throw p.stop("expected integer or floating point literal");
      }
      take(true);
    } else if (p.accept("(")) {
      p.nested(this::complexElement);
    } else {
      throw p.stop("expected element literal of primitive type");
    }
  }

  private Void complexElement() {
    element();
    p.expect(",", "expected ',' between complex elements");
    element();
    p.expect(")", "expected ')' after complex elements");
    return null;
  }

  /** The attribute of that type; {@code loc} is where it begins. */
  Attribute build(int loc, ShapedType type) {
    Type scalar = type.element() instanceof ComplexType complex ? complex.element() : type.element();
    boolean isNumeric = scalar instanceof IntegerType || scalar instanceof IndexType || scalar instanceof FloatType;
    if (isString && isNumeric) return fromHex(loc, type);
    requireFit(loc, type);
    if (!isNumeric) return new DenseStringElementsAttr(type, strings(loc));
    // Pairs are accepted for plain numbers too: as many numbers count as the type has, or the one that stands for all.
    int kept = type.element() instanceof ComplexType ? count : (int) Math.min(count, Math.max(1, type.shape().elementCount()));
    List<BigInteger> bits = new ArrayList<>(kept);
    for (int i = 0; i < kept; i++) bits.add(scalar instanceof FloatType f ? floatBits(i, f) : integer(i, scalar));
    return DenseElementsAttr.of(type, bits);
  }

  private void requireFit(int loc, ShapedType type) {
    if (!sizes.isEmpty() && !shape().equals(type.shape())) {
      throw p.stop(loc, "inferred shape of elements literal ([" + text(shape()) + "]) does not match type (["
          + text(type.shape()) + "])");
    }
    long elements = type.shape().elementCount();
    if (count == 0 && elements != 0) {
      throw p.stop(loc, "parsed zero elements, but type (" + Printing.quoted(type) + ") expected at least 1");
    }
    if (!(type.element() instanceof ComplexType complex)) return;
    if (sizes.isEmpty() && elements != 0 && count != 2) {
      throw p.stop(loc, "parsed " + count + " elements, but type (" + Printing.quoted(complex) + ") expected 2 elements");
    }
    if (!sizes.isEmpty() && count != elements * 2) {
      throw p.stop(loc, "parsed " + count + " elements, but type (" + Printing.quoted(type) + ") expected " + elements * 2 + " elements");
    }
  }

  private static String text(Shape shape) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < shape.rank(); i++) text.append(i == 0 ? "" : ", ").append(shape.size(i));
    return text.toString();
  }

  private int loc(int i) {
    return tokens[2 * i];
  }

  private boolean isNegative(int i) {
    return tokens[2 * i + 1] < 0;
  }

  private String token(int i) {
    return p.source().text(loc(i), Math.abs(tokens[2 * i + 1]));
  }

  private Attribute fromHex(int loc, ShapedType type) {
    String digits = strings(loc).getFirst();
    if (!digits.startsWith("0x") || digits.length() % 2 != 0 || !digits.substring(2).chars().allMatch(Lexer::isHexDigit)) {
      throw p.stop(loc(0), "expected string containing hex digits starting with `0x`");
    }
    Attribute attribute = DenseElementsAttr.ofBytes(type, HexFormat.of().parseHex(digits, 2, digits.length()));
    if (attribute == null) throw p.stop(loc, "elements hex data size is invalid for provided type: " + Printing.quoted(type));
    return attribute;
  }

  private List<String> strings(int loc) {
    List<String> strings = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      if (p.lexer().at(loc(i)) != '"') throw p.stop(loc, "expected string token, got " + token(i));
      strings.add(p.lexer().unescape(loc(i), tokens[2 * i + 1]));
    }
    return strings;
  }

  private BigInteger integer(int i, Type type) {
    String token = token(i);
    boolean unsigned = type instanceof IntegerType integer && integer.isUnsigned();
    if (isNegative(i) && unsigned) throw p.stop(loc(i), "expected unsigned integer elements, but parsed negative value");
    if (isPointed(token)) throw p.stop(loc(i), "expected integer elements, but parsed floating-point");
    if (token.equals("true") || token.equals("false")) {
      if (!(type instanceof IntegerType bool && bool.width() == 1)) throw p.stop(loc(i), "expected i1 type for 'true' or 'false' values");
      return token.equals("true") ? BigInteger.ONE : BigInteger.ZERO;
    }
    BigInteger value = token.startsWith("\"") ? null : NumberParser.value(type, isNegative(i), token);
    if (value == null) throw p.stop(loc(i), "integer constant out of range for type");
    return value;
  }

  private static boolean isPointed(String token) {
    return Lexer.isDigit(token.charAt(0)) && token.indexOf('.') >= 0;
  }

  private BigInteger floatBits(int i, FloatType type) {
    String token = token(i);
    if (isPointed(token)) return NumberParser.floatLiteral(token, isNegative(i), type.format());
    if (!Lexer.isDigit(token.charAt(0))) throw p.stop(loc(i), "expected floating point literal");
    return numbers.floatBits(loc(i), token, isNegative(i), type.format());
  }
}
