// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.affine;

import dev.freehold.fuzz.random.RandomSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Statements that compute indices. */
final class Indices {
  private static final int LOWEST = -60;
  private static final int HIGHEST = 90;

  private Indices() {}

  static void apply(AffineBody body) {
    Expressions expressions = Expressions.inMap(body);
    Expression result = expressions.within(LOWEST, HIGHEST);
    String name = body.line("affine.apply " + expressions.applied(List.of(result)));
    body.enterResult(name, result.range(), expressions.areSymbols() ? Index.Kind.SYMBOL : Index.Kind.DIM);
  }

  /** The least or greatest result of a map. */
  static void extreme(AffineBody body) {
    Expressions expressions = Expressions.inMap(body);
    List<Expression> results = expressions.within(body.random().between(1, 3), LOWEST, HIGHEST);
    boolean isLeast = body.random().chance(50);
    String name = body.line("affine." + (isLeast ? "min " : "max ") + expressions.applied(results));
    body.enterResult(name, isLeast ? least(results) : greatest(results), Index.Kind.OPERAND);
  }

  static Range least(List<Expression> results) {
    return results.stream().map(Expression::range).reduce(Range::least).orElseThrow();
  }

  static Range greatest(List<Expression> results) {
    return results.stream().map(Expression::range).reduce(Range::greatest).orElseThrow();
  }

  /** Sizes of a shape, as literals or values. */
  private record Basis(List<String> texts, List<Range> sizes) {
    static Basis of(AffineBody body, int count) {
      RandomSource random = body.random();
      List<Index> positive =
          body.indices(Index.Kind.OPERAND).stream().filter(index -> index.range().isPositive() && index.range().high() < 12).toList();
      Basis basis = new Basis(new ArrayList<>(), new ArrayList<>());
      for (int i = 0; i < count; i++) {
        Index size = positive.isEmpty() || random.chance(60) ? null : random.pick(positive);
        long literal = random.between(1, 6);
        basis.texts.add(size == null ? Long.toString(literal) : size.name());
        basis.sizes.add(size == null ? Range.of(literal) : size.range());
      }
      return basis;
    }

    /** Without the first one. */
    Basis inner() {
      return new Basis(texts.subList(1, texts.size()), sizes.subList(1, sizes.size()));
    }

    /** The least number that their product may be. */
    long least() {
      return sizes.stream().mapToLong(Range::low).reduce(1, (a, b) -> a * b);
    }

    String text() {
      return "(" + String.join(", ", texts) + ")";
    }

    /** A size, counted from the last one. */
    private Range fromLast(int i) {
      return sizes.get(sizes.size() - 1 - i);
    }

    /** Whether a value is inside of the size of an index, counted from the last one; the first one need not have a size. */
    private boolean allows(int i, Range value) {
      return i >= sizes.size() || value.isIn(0, fromLast(i).low() - 1);
    }
  }

  /** Into several parts: where an index has only one, and a loop has that as a bound, the reference's output has not been understood yet. */
  static void delinearize(AffineBody body) {
    RandomSource random = body.random();
    int count = random.between(2, 3);
    Basis basis = Basis.of(body, count);
    Index index = random.pick(body.indices(Index.Kind.OPERAND));
    boolean isBounded = index.range().isIn(0, basis.least() - 1);
    if (!isBounded || random.chance(40)) basis = basis.inner();
    String name = body.name();
    String types = String.join(", ", Collections.nCopies(count, "index"));
    body.out().line(name + ":" + count + " = affine.delinearize_index " + index.name() + " into " + basis.text() + " : " + types);
    Range rest = index.range();
    for (int i = 0; i < count - 1; i++) {
      Range size = basis.fromLast(i);
      body.enterResult(name + "#" + (count - 1 - i), Range.mod(size), Index.Kind.OPERAND);
      rest = rest.floorDiv(size);
    }
    body.enterResult(name + "#0", rest, Index.Kind.OPERAND);
  }

  static void linearize(AffineBody body) {
    RandomSource random = body.random();
    int count = random.between(1, 3);
    Basis basis = Basis.of(body, random.chance(60) || count == 1 ? count : count - 1);
    List<String> names = new ArrayList<>();
    Range result = Range.of(0);
    boolean areInside = true;
    for (int i = 0; i < count; i++) {
      Index index = random.pick(body.indices(Index.Kind.OPERAND));
      names.add(index.name());
      if (i > 0) result = result.times(basis.fromLast(count - 1 - i));
      result = result.plus(index.range());
      areInside &= basis.allows(count - 1 - i, index.range());
    }
    String disjoint = areInside && random.chance(70) ? "disjoint " : "";
    String name = body.line("affine.linearize_index " + disjoint + "[" + String.join(", ", names) + "] by " + basis.text() + " : index");
    if (result.isIn(LOWEST * 20L, HIGHEST * 20L)) body.enterResult(name, result, Index.Kind.OPERAND);
  }

  static void dim(AffineBody body) {
    Buffer buffer = body.buffer();
    int position = body.random().below(buffer.shape().size());
    String number = body.line("arith.constant " + position + " : index");
    String name = body.line("memref.dim " + buffer.name() + ", " + number + " : " + buffer.type());
    body.enterResult(name, Range.of(buffer.shape().get(position)), Index.Kind.OPERAND);
  }

  static void constant(AffineBody body) {
    int number = body.random().between(-3, 9);
    body.enter(new Index(body.line("arith.constant " + number + " : index"), Range.of(number), Index.Kind.SYMBOL));
  }
}
