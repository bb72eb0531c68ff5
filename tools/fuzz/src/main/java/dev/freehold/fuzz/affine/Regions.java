// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.affine;

import dev.freehold.fuzz.random.RandomSource;
import java.util.ArrayList;
import java.util.List;

/** Statements with regions. */
final class Regions {
  private static final int FIRST = -2;
  private static final int LAST = 6;
  private static final List<String> FLOAT_REDUCTIONS = List.of("addf", "mulf", "maximumf", "minimumf");
  private static final List<String> INTEGER_REDUCTIONS = List.of("addi", "muli", "andi", "ori");

  private Regions() {}

  /** One of the bounds of a loop, and what it may be. */
  private record Bound(String text, Range range) {}

  static void loop(AffineBody body) {
    RandomSource random = body.random();
    Bound lower = bound(body, FIRST, LAST / 2, true);
    Bound upper = bound(body, 1, LAST, false);
    String step = random.chance(40) ? " step " + random.between(1, 3) : "";
    List<String> types = body.elements(2);
    List<String> inits = body.scalars(types);
    AffineBody inner = body.nested();
    String counter = inner.name();
    inner.enter(new Index(counter, iterations(lower.range, upper.range), Index.Kind.DIM));
    List<String> carried = new ArrayList<>();
    for (int i = 0; i < types.size(); i++) {
      String name = inner.name();
      carried.add(name + " = " + inits.get(i));
      inner.enterScalar(name, types.get(i));
    }
    String passed = types.isEmpty() ? "" : " iter_args(" + String.join(", ", carried) + ") -> (" + String.join(", ", types) + ")";
    body.out().open(body.results(types) + "affine.for " + counter + " = " + lower.text + " to " + upper.text + step + passed + " {");
    content(inner, types);
    body.out().close("}");
  }

  private static Range iterations(Range lower, Range upper) {
    return new Range(lower.low(), Math.max(lower.low(), upper.high() - 1));
  }

  private static Bound bound(AffineBody body, int low, int high, boolean isLower) {
    RandomSource random = body.random();
    List<Index> symbols = body.indices(Index.Kind.SYMBOL).stream().filter(index -> index.range().isIn(low, high)).toList();
    if (random.chance(30)) return constant(random.between(low, high));
    if (random.chance(20) && !symbols.isEmpty()) {
      Index symbol = random.pick(symbols);
      return new Bound(symbol.name(), symbol.range());
    }
    Expressions expressions = Expressions.inMap(body);
    List<Expression> results = expressions.within(random.pick(1, 1, 2, 3), low, high);
    String extreme = results.size() == 1 ? "" : isLower ? "max " : "min ";
    return new Bound(extreme + expressions.applied(results), isLower ? Indices.greatest(results) : Indices.least(results));
  }

  private static Bound constant(int number) {
    return new Bound(Integer.toString(number), Range.of(number));
  }

  /** Statements, and a terminator that yields numbers of some types. */
  private static void content(AffineBody inner, List<String> types) {
    inner.statements(inner.random().between(1, 4));
    List<String> yielded = inner.scalars(types);
    if (!types.isEmpty()) inner.out().line("affine.yield " + String.join(", ", yielded) + " : " + String.join(", ", types));
  }

  static void choice(AffineBody body) {
    RandomSource random = body.random();
    Expressions expressions = Expressions.inMap(body);
    List<String> constraints = new ArrayList<>();
    for (int i = random.between(1, 3); i > 0; i--) constraints.add(expressions.any().text() + random.pick(" >= 0", " >= 0", " == 0"));
    List<String> types = body.elements(2);
    AffineBody whenTrue = body.nested();
    AffineBody whenFalse = body.nested();
    String result = types.isEmpty() ? "" : " -> " + (types.size() == 1 ? types.getFirst() : "(" + String.join(", ", types) + ")");
    body.out().open(body.results(types) + "affine.if affine_set<" + expressions.parameters() + " : (" + String.join(", ", constraints) + ")>"
        + expressions.operands() + result + " {");
    content(whenTrue, types);
    if (!types.isEmpty() || random.chance(50)) {
      body.out().outdented("} else {");
      content(whenFalse, types);
    }
    body.out().close("}");
  }

  static void parallel(AffineBody body) {
    RandomSource random = body.random();
    AffineBody inner = body.nested();
    int rank = random.between(1, 2);
    Expressions expressions = Expressions.inline(body);
    List<String> counters = new ArrayList<>();
    List<String> lower = new ArrayList<>();
    List<String> upper = new ArrayList<>();
    List<String> steps = new ArrayList<>();
    for (int i = 0; i < rank; i++) {
      List<Expression> lows = expressions.within(random.pick(1, 1, 2), FIRST, 1);
      List<Expression> highs = expressions.within(random.pick(1, 1, 2), 0, LAST / 2);
      String counter = inner.name();
      counters.add(counter);
      inner.enter(new Index(counter, iterations(Indices.greatest(lows), Indices.least(highs)), Index.Kind.DIM));
      lower.add(lows.size() == 1 ? Expressions.list(lows) : "max(" + Expressions.list(lows) + ")");
      upper.add(highs.size() == 1 ? Expressions.list(highs) : "min(" + Expressions.list(highs) + ")");
      steps.add(Integer.toString(random.between(1, 2)));
    }
    List<String> types = body.elements(2);
    List<String> kinds = types.stream().map(type -> '"' + random.pick(type.equals("f32") ? FLOAT_REDUCTIONS : INTEGER_REDUCTIONS) + '"').toList();
    String reduced = types.isEmpty() ? "" : " reduce (" + String.join(", ", kinds) + ") -> (" + String.join(", ", types) + ")";
    body.out().open(body.results(types) + "affine.parallel (" + String.join(", ", counters) + ") = (" + String.join(", ", lower) + ") to ("
        + String.join(", ", upper) + ")" + (random.chance(50) ? " step (" + String.join(", ", steps) + ")" : "") + reduced + " {");
    content(inner, types);
    body.out().close("}");
  }
}
