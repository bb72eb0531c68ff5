// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.affine;

import dev.freehold.ir.affine.AffineBinary.Kind;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Reads expressions by operator precedence, one {@link Level} for each open parenthesis. It knows the names of dims and symbols;
 * where values of the IR stand for them instead, it numbers the values as they come.
 */
final class AffineExprParser<O> {
  private final AffineTokens tokens;
  private final Map<String, AffineExpr> names = new HashMap<>();
  private final @Nullable Supplier<O> operandReader;
  private final Map<O, AffineExpr> operands = new HashMap<>();
  private final List<O> dims = new ArrayList<>();
  private final List<O> symbols = new ArrayList<>();

  /** A parser of expressions over values; {@code operandReader} may be null if there are only names. */
  AffineExprParser(AffineTokens tokens, @Nullable Supplier<O> operandReader) {
    this.tokens = tokens;
    this.operandReader = operandReader;
  }

  /** The values that stand for dims, in the order of their first use. */
  List<O> dims() {
    return dims;
  }

  /** The values that stand for symbols, in the order of their first use. */
  List<O> symbols() {
    return symbols;
  }

  /** Reads the name of a dim or symbol where it is declared. */
  boolean declare(AffineExpr meaning) {
    if (tokens.kind() != AffineTokens.Kind.IDENTIFIER) {
      tokens.wrongToken("expected bare identifier");
      return false;
    }
    String name = tokens.text();
    if (names.putIfAbsent(name, meaning) != null) {
      tokens.error("redefinition of identifier '" + name + "'");
      return false;
    }
    tokens.advance();
    return true;
  }

  /** What has been read since the last open parenthesis: {@code sum +- product * (-)* ...} */
  private static final class Level {
    @Nullable AffineExpr sum;
    boolean subtract;
    @Nullable AffineExpr product;
    /** Between the product and what follows it. */
    Kind operator = Kind.MUL;
    int operatorPosition;
    int minuses;

    boolean hasLeftOperand() {
      return sum != null || product != null;
    }
  }

  /** Reads one expression, as long as it goes; null after an error. */
  @Nullable
  AffineExpr parse() {
    Deque<Level> outer = new ArrayDeque<>();
    Level level = new Level();
    while (true) {
      if (tokens.kind() == AffineTokens.Kind.MINUS) {
        tokens.advance();
        level.minuses++;
        continue;
      }
      if (tokens.kind() == AffineTokens.Kind.LEFT_PAREN) {
        tokens.advance();
        outer.push(level);
        level = new Level();
        if (tokens.kind() != AffineTokens.Kind.RIGHT_PAREN) continue;
        tokens.error("no expression inside parentheses");
        return fail(level, outer);
      }
      AffineExpr operand = leaf(level.hasLeftOperand());
      if (operand == null) return fail(level, outer);
      while (!continues(level, operand)) {
        if (level.sum == null) return fail(level, outer);
        if (outer.isEmpty()) return level.sum;
        operand = level.sum;
        level = outer.pop();
        if (!expect(AffineTokens.Kind.RIGHT_PAREN, "expected ')'")) return fail(level, outer);
      }
    }
  }

  /** Every negation that waits for its operand complains too: so does the reference. */
  private @Nullable AffineExpr fail(Level innermost, Deque<Level> outer) {
    outer.push(innermost);
    for (Level level : outer) {
      for (int i = 0; i < level.minuses; i++) tokens.error("missing operand of negation");
    }
    return null;
  }

  /**
   * Takes an operand and the operator after it, if there is one. Otherwise the level's expression is complete and its value is
   * the sum, which is null after an error.
   */
  private boolean continues(Level level, AffineExpr operand) {
    for (; level.minuses > 0; level.minuses--) operand = AffineExpr.constant(-1).times(operand);
    int position = tokens.position();
    Kind next = multiplicative();
    if (next != null) tokens.advance();
    if (level.product == null) {
      level.product = operand;
    } else {
      // A product that is not affine is reported at the next operator, if there is one.
      int blamed = next != null ? position : level.operatorPosition;
      level.product = product(level.operator, level.product, operand, blamed);
      if (level.product == null) {
        level.sum = null;
        return false;
      }
    }
    if (next != null) {
      level.operator = next;
      level.operatorPosition = position;
      return true;
    }
    AffineExpr addend = level.product;
    level.product = null;
    level.sum = level.sum == null ? addend : level.subtract ? level.sum.minus(addend) : level.sum.plus(addend);
    level.subtract = tokens.kind() == AffineTokens.Kind.MINUS;
    if (!level.subtract && tokens.kind() != AffineTokens.Kind.PLUS) return false;
    tokens.advance();
    return true;
  }

  private @Nullable Kind multiplicative() {
    if (tokens.kind() == AffineTokens.Kind.STAR) return Kind.MUL;
    if (tokens.kind() != AffineTokens.Kind.IDENTIFIER) return null;
    return switch (tokens.text()) {
      case "floordiv" -> Kind.FLOOR_DIV;
      case "ceildiv" -> Kind.CEIL_DIV;
      case "mod" -> Kind.MOD;
      default -> null;
    };
  }

  private @Nullable AffineExpr product(Kind kind, AffineExpr lhs, AffineExpr rhs, int position) {
    if (kind == Kind.MUL) {
      if (lhs.isSymbolicOrConstant() || rhs.isSymbolicOrConstant()) return lhs.times(rhs);
      tokens.error(position,
          "non-affine expression: at least one of the multiply operands has to be either a constant or symbolic");
      return null;
    }
    if (rhs.isSymbolicOrConstant()) return AffineRules.build(kind, lhs, rhs);
    tokens.error(position, "non-affine expression: right operand of " + kind.spelling()
        + " has to be either a constant or symbolic");
    return null;
  }

  private @Nullable AffineExpr leaf(boolean afterOperator) {
    return switch (tokens.kind()) {
      case IDENTIFIER -> tokens.text().equals("symbol") ? symbol() : name();
      case VALUE -> value(false);
      case INTEGER -> integer();
      case PLUS, STAR -> {
        tokens.error("missing " + (afterOperator ? "right" : "left") + " operand of binary operator");
        yield null;
      }
      default -> {
        tokens.error(afterOperator ? "missing right operand of binary operator" : "expected affine expression");
        yield null;
      }
    };
  }

  private @Nullable AffineExpr name() {
    AffineExpr meaning = names.get(tokens.text());
    if (meaning == null) {
      tokens.wrongToken("use of undeclared identifier");
      return null;
    }
    tokens.advance();
    return meaning;
  }

  private @Nullable AffineExpr integer() {
    String text = tokens.text();
    try {
      long value = text.startsWith("0x") ? Long.parseUnsignedLong(text, 2, text.length(), 16) : Long.parseLong(text);
      if (value >= 0) {
        tokens.advance();
        return AffineExpr.constant(value);
      }
    } catch (NumberFormatException tooLarge) {
      // Said below.
    }
    tokens.error("constant too large for index");
    return null;
  }

  private @Nullable AffineExpr symbol() {
    tokens.advance();
    if (!expect(AffineTokens.Kind.LEFT_PAREN, "expected '(' at start of SSA symbol")) return null;
    AffineExpr symbol = value(true);
    if (symbol == null) return null;
    return expect(AffineTokens.Kind.RIGHT_PAREN, "expected ')' at end of SSA symbol") ? symbol : null;
  }

  private @Nullable AffineExpr value(boolean isSymbol) {
    if (operandReader == null) {
      tokens.wrongToken("unexpected ssa identifier");
      return null;
    }
    if (tokens.kind() != AffineTokens.Kind.VALUE) {
      tokens.wrongToken("expected ssa identifier");
      return null;
    }
    O operand = operandReader.get();
    if (operand == null) return null;
    AffineExpr known = operands.get(operand);
    if (known != null) return known;
    List<O> list = isSymbol ? symbols : dims;
    AffineExpr meaning = isSymbol ? AffineExpr.symbol(list.size()) : AffineExpr.dim(list.size());
    list.add(operand);
    operands.put(operand, meaning);
    return meaning;
  }

  private boolean expect(AffineTokens.Kind kind, String message) {
    if (tokens.kind() != kind) {
      tokens.wrongToken(message);
      return false;
    }
    tokens.advance();
    return true;
  }
}
