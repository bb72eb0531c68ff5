// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.affine;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A map applied to inputs of which some are known.
 *
 * @param map the map with those results constant that came out so
 * @param constants the results, if all of them are known; else null
 * @param poison whether some result divides by zero and so has no value; it stays in the map as it is
 */
public record AffineFold(AffineMap map, @Nullable List<Long> constants, boolean poison) {
  /** Applies a map to its dims and symbols, null being an unknown one. */
  public static AffineFold of(AffineMap map, List<@Nullable Long> inputs) {
    List<AffineExpr> results = new ArrayList<>();
    List<Long> constants = new ArrayList<>();
    boolean poison = false;
    for (AffineExpr expr : map.results()) {
      switch (evaluate(expr, map.numDims(), inputs)) {
        case Poison() -> {
          results.add(expr);
          poison = true;
        }
        case Known(long value) -> {
          results.add(AffineExpr.constant(value));
          constants.add(value);
        }
        case Unknown() -> results.add(expr);
      }
    }
    return new AffineFold(map.withResults(results), constants.size() == results.size() ? constants : null, poison);
  }

  private sealed interface Value {}

  private record Known(long value) implements Value {}

  private record Unknown() implements Value {}

  private record Poison() implements Value {}

  private static Value evaluate(AffineExpr expr, int numDims, List<Long> inputs) {
    return AffineTree.fold(expr, leaf -> switch (leaf) {
      case AffineDim(int position) -> input(inputs.get(position));
      case AffineSymbol(int position) -> input(inputs.get(numDims + position));
      case AffineConstant(long value) -> new Known(value);
      case AffineBinary b -> throw new AssertionError(b);
    }, AffineFold::apply);
  }

  private static Value input(Long value) {
    return value == null ? new Unknown() : new Known(value);
  }

  /** The left operand decides first: what follows an unknown one is not looked at, not even if it is poison. */
  private static Value apply(AffineBinary node, Value lhs, Value rhs) {
    if (!(lhs instanceof Known(long a))) return lhs;
    if (!(rhs instanceof Known(long b))) return rhs;
    return switch (node.kind()) {
      case ADD -> new Known(a + b);
      case MUL -> new Known(a * b);
      case MOD -> b < 1 ? new Poison() : new Known(Math.floorMod(a, b));
      case FLOOR_DIV -> hasQuotient(a, b) ? new Known(Math.floorDiv(a, b)) : new Poison();
      case CEIL_DIV -> hasQuotient(a, b) ? new Known(Math.ceilDiv(a, b)) : new Poison();
    };
  }

  private static boolean hasQuotient(long dividend, long divisor) {
    return divisor != 0 && !AffineRules.quotientOverflows(dividend, divisor);
  }
}
