// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.affine;

import dev.freehold.ir.affine.AffineTokens.Kind;
import dev.freehold.ir.affine.IntegerSet.Constraint;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Reads maps and sets, without the {@code affine_map<} around them. Every method returns null once it has reported an error. */
public final class AffineParser {
  /** What encloses a list of expressions over values. */
  public enum Brackets { ROUND, SQUARE }

  private final AffineTokens tokens;
  private final AffineExprParser<?> exprs;
  private int numDims;
  private int numSymbols;

  private AffineParser(AffineTokens tokens, AffineExprParser<?> exprs) {
    this.tokens = tokens;
    this.exprs = exprs;
  }

  /** Reads {@code (d0)[s0] -> (...)} or {@code (d0)[s0] : (...)}, with any names. */
  public static @Nullable AffineStructure parse(AffineTokens tokens) {
    return new AffineParser(tokens, new AffineExprParser<>(tokens, null)).structure();
  }

  /** Reads a map. */
  public static @Nullable AffineMap parseMap(AffineTokens tokens) {
    int start = tokens.position();
    AffineStructure structure = parse(tokens);
    if (structure instanceof AffineMap map) return map;
    if (structure != null) tokens.error(start, "expected AffineMap, but got IntegerSet");
    return null;
  }

  /** Reads a set. */
  public static @Nullable IntegerSet parseSet(AffineTokens tokens) {
    int start = tokens.position();
    AffineStructure structure = parse(tokens);
    if (structure instanceof IntegerSet set) return set;
    if (structure != null) tokens.error(start, "expected IntegerSet, but got AffineMap");
    return null;
  }

  /**
   * Reads results over values, like {@code [%i + 1, symbol(%n)]}. The reader is called when the current token names a value,
   * and takes it; equal results of it are the same input. It returns null if it has reported an error.
   */
  public static <O> @Nullable AffineOperands<O> parseMapOfOperands(AffineTokens tokens, Brackets brackets, Supplier<O> operandReader) {
    var exprs = new AffineExprParser<>(tokens, operandReader);
    var parser = new AffineParser(tokens, exprs);
    List<AffineExpr> results = new ArrayList<>();
    if (!parser.list(brackets == Brackets.SQUARE, " in affine map", () -> parser.add(results))) return null;
    var map = new AffineMap(exprs.dims().size(), exprs.symbols().size(), results);
    return new AffineOperands<>(map, exprs.dims(), exprs.symbols());
  }

  /** Reads a single expression over values, as a map with one result. */
  public static <O> @Nullable AffineOperands<O> parseExprOfOperands(AffineTokens tokens, Supplier<O> operandReader) {
    var exprs = new AffineExprParser<>(tokens, operandReader);
    AffineExpr result = exprs.parse();
    if (result == null) return null;
    var map = AffineMap.of(exprs.dims().size(), exprs.symbols().size(), result);
    return new AffineOperands<>(map, exprs.dims(), exprs.symbols());
  }

  private @Nullable AffineStructure structure() {
    if (!list(false, " in dimensional identifier list", () -> exprs.declare(AffineExpr.dim(numDims++)))) return null;
    if (tokens.kind() == Kind.LEFT_SQUARE
        && !list(true, " in symbol list", () -> exprs.declare(AffineExpr.symbol(numSymbols++)))) {
      return null;
    }
    if (accept(Kind.ARROW)) return mapRange();
    return expect(Kind.COLON, "expected '->' or ':'") ? constraints() : null;
  }

  private @Nullable AffineMap mapRange() {
    List<AffineExpr> results = new ArrayList<>();
    if (!list(false, " in affine map range", () -> add(results))) return null;
    return new AffineMap(numDims, numSymbols, results);
  }

  private boolean add(List<AffineExpr> results) {
    AffineExpr expr = exprs.parse();
    if (expr == null) return false;
    results.add(expr);
    return true;
  }

  private @Nullable IntegerSet constraints() {
    List<Constraint> constraints = new ArrayList<>();
    if (!list(false, " in integer set constraint list", () -> addConstraint(constraints))) return null;
    // No constraint is written as one that always holds.
    if (constraints.isEmpty()) constraints.add(new Constraint(AffineExpr.constant(0), true));
    return new IntegerSet(numDims, numSymbols, constraints);
  }

  /** Brings everything to the left: what is there is compared with zero. */
  private boolean addConstraint(List<Constraint> constraints) {
    AffineExpr lhs = exprs.parse();
    if (lhs == null) return false;
    Kind relation = relation();
    if (relation == null) {
      tokens.error("expected '== affine-expr' or '>= affine-expr' at end of affine constraint");
      return false;
    }
    AffineExpr rhs = exprs.parse();
    if (rhs == null) return false;
    AffineExpr difference = relation == Kind.LESS ? rhs.minus(lhs) : lhs.minus(rhs);
    constraints.add(new Constraint(difference, relation == Kind.EQUAL));
    return true;
  }

  /** The first character of {@code >=}, {@code <=} or {@code ==}. */
  private @Nullable Kind relation() {
    for (Kind first : List.of(Kind.GREATER, Kind.LESS, Kind.EQUAL)) {
      if (accept(first) && accept(Kind.EQUAL)) return first;
    }
    return null;
  }

  private boolean list(boolean square, String context, BooleanSupplier element) {
    Kind close = square ? Kind.RIGHT_SQUARE : Kind.RIGHT_PAREN;
    if (!expect(square ? Kind.LEFT_SQUARE : Kind.LEFT_PAREN, "expected '" + (square ? '[' : '(') + "'" + context)) return false;
    if (accept(close)) return true;
    do {
      if (!element.getAsBoolean()) return false;
    } while (accept(Kind.COMMA));
    return expect(close, "expected '" + (square ? ']' : ')') + "'" + context);
  }

  private boolean accept(Kind kind) {
    if (tokens.kind() != kind) return false;
    tokens.advance();
    return true;
  }

  private boolean expect(Kind kind, String message) {
    if (accept(kind)) return true;
    tokens.wrongToken(message);
    return false;
  }
}
