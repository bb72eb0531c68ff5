// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.affine;

import dev.freehold.fuzz.random.RandomSource;
import java.util.ArrayList;
import java.util.List;

/**
 * Random expressions over a few indices. They stand in a map or set, where they are {@code d0} and {@code s0}, or inline, where they are
 * {@code %i} and {@code symbol(%n)}.
 */
final class Expressions {
  private static final int DEEPEST = 2;
  private static final int LARGEST = 200;

  private final RandomSource random;
  private final List<Index> dims = new ArrayList<>();
  private final List<Index> symbols = new ArrayList<>();
  private final List<Expression> leaves = new ArrayList<>();
  private final List<Expression> divisors = new ArrayList<>();

  private Expressions(AffineBody body, boolean isInline) {
    random = body.random();
    pick(body.indices(Index.Kind.DIM), false, isInline);
    pick(body.indices(Index.Kind.SYMBOL), true, isInline);
  }

  /** Picks up to two. Inline, the reference takes no result of several, and takes a name that has been a dim for a dim. */
  private void pick(List<Index> from, boolean areSymbols, boolean isInline) {
    List<Index> fitting = isInline ? from.stream().filter(index -> !index.name().contains("#") && !dims.contains(index)).toList() : from;
    for (int i = random.below(3); i > 0 && !fitting.isEmpty(); i--) add(random.pick(fitting), areSymbols, isInline);
  }

  private void add(Index index, boolean isSymbol, boolean isInline) {
    List<Index> same = isSymbol ? symbols : dims;
    String text = isInline ? isSymbol ? "symbol(" + index.name() + ")" : index.name() : (isSymbol ? "s" : "d") + same.size();
    same.add(index);
    Expression leaf = new Expression(text, index.range(), false);
    leaves.add(leaf);
    if (isSymbol && index.range().isPositive()) divisors.add(leaf);
  }

  /** For what stands in a map or a set. */
  static Expressions inMap(AffineBody body) {
    return new Expressions(body, false);
  }

  /** For what stands in an operation itself. */
  static Expressions inline(AffineBody body) {
    return new Expressions(body, true);
  }

  /** Whether the results of these expressions are symbols: no dim is. */
  boolean areSymbols() {
    return dims.isEmpty();
  }

  /** {@code (d0, d1)[s0]}. */
  String parameters() {
    return named("d", dims.size(), "(", ")") + (symbols.isEmpty() ? "" : named("s", symbols.size(), "[", "]"));
  }

  private static String named(String letter, int count, String open, String close) {
    List<String> names = new ArrayList<>();
    for (int i = 0; i < count; i++) names.add(letter + i);
    return open + String.join(", ", names) + close;
  }

  /** {@code (%i, %j)[%n]}. */
  String operands() {
    return "(" + names(dims) + ")" + (symbols.isEmpty() ? "" : "[" + names(symbols) + "]");
  }

  private static String names(List<Index> indices) {
    return String.join(", ", indices.stream().map(Index::name).toList());
  }

  Expression any() {
    return any(0);
  }

  private Expression any(int depth) {
    if (depth == DEEPEST || random.chance(25)) return leaf();
    Expression left = any(depth + 1);
    return small(switch (random.below(7)) {
      case 0, 1 -> left.plus(any(depth + 1));
      case 2 -> left.minus(any(depth + 1));
      case 3 -> left.times(random.chance(80) ? Expression.constant(random.between(-3, 5)) : symbol());
      case 4 -> left.floorDiv(divisor());
      case 5 -> left.ceilDiv(divisor());
      default -> left.mod(divisor());
    });
  }

  private Expression small(Expression made) {
    return made.range().isIn(-LARGEST, LARGEST) ? made : made.mod(Expression.constant(random.between(2, 9)));
  }

  private Expression leaf() {
    return leaves.isEmpty() || random.chance(20) ? Expression.constant(random.between(-4, 9)) : random.pick(leaves);
  }

  private Expression symbol() {
    return symbols.isEmpty() ? Expression.constant(2) : leaves.get(dims.size() + random.below(symbols.size()));
  }

  private Expression divisor() {
    return divisors.isEmpty() || random.chance(70) ? Expression.constant(random.between(1, 9)) : random.pick(divisors);
  }

  /** An expression that is always a number from {@code low} to {@code high}. */
  Expression within(long low, long high) {
    Expression found = any();
    if (found.range().isIn(low, high)) return found;
    Expression rest = found.mod(Expression.constant(high - low + 1));
    return low == 0 ? rest : rest.plus(Expression.constant(low));
  }

  /** Several of them. */
  List<Expression> within(int count, long low, long high) {
    List<Expression> found = new ArrayList<>();
    for (int i = 0; i < count; i++) found.add(within(low, high));
    return found;
  }

  /** {@code affine_map<(d0)[s0] -> (d0, s0)>(%i)[%n]}. */
  String applied(List<Expression> results) {
    return "affine_map<" + parameters() + " -> (" + list(results) + ")>" + operands();
  }

  static String list(List<Expression> expressions) {
    return String.join(", ", expressions.stream().map(Expression::text).toList());
  }
}
