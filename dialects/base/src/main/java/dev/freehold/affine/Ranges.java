// SPDX-License-Identifier: Apache-2.0
package dev.freehold.affine;

import dev.freehold.ir.Value;
import dev.freehold.ir.affine.AffineBounds;
import dev.freehold.ir.affine.AffineConstant;
import dev.freehold.ir.affine.AffineExpr;
import dev.freehold.ir.affine.AffineInput;
import dev.freehold.ir.affine.AffineMap;
import java.util.ArrayList;
import java.util.List;

/** The ranges of values that follow from the bounds of loops. */
final class Ranges {
  private Ranges() {}

  static List<AffineInput> of(List<Value> values) {
    List<AffineInput> inputs = new ArrayList<>();
    for (Value value : values) inputs.add(of(value));
    return inputs;
  }

  private static AffineInput of(Value value) {
    ForOp loop = ForOp.ofVariable(value);
    if (loop == null || loop.step() <= 0) return AffineInput.UNKNOWN;
    Long lower = loop.constantLowerBound();
    Long limit = loop.constantUpperBound();
    Long upper = limit == null ? null : (Long) (limit - 1 - (lower == null ? 0 : (limit - lower - 1) % loop.step()));
    long divisor = loop.step();
    if (lower == null || lower != 0) divisor = gcd(loop.lowerBoundMap().largestKnownDivisorOfResults(), divisor);
    return new AffineInput(lower, upper, limit, divisor);
  }

  private static long gcd(long a, long b) {
    while (b != 0) {
      long rest = Long.remainderUnsigned(a, b);
      a = b;
      b = rest;
    }
    return a;
  }

  /**
   * Leaves those results of a map out that others always exceed, where the greatest counts, or always fall below, where the least
   * counts; of two that are equal, the first stays.
   */
  static AffineMap withoutRedundant(MapOperands bound, boolean greatest) {
    AffineMap map = bound.map();
    if (bound.operands().isEmpty()) return map;
    List<AffineInput> inputs = of(bound.operands());
    List<AffineBounds> bounds = new ArrayList<>();
    for (AffineExpr e : map.results()) {
      bounds.add(e instanceof AffineConstant(long value) ? new AffineBounds(value, value) : AffineBounds.of(e, map.numDims(), inputs));
    }
    List<AffineExpr> kept = new ArrayList<>();
    for (int i = 0; i < bounds.size(); i++) {
      if (isRedundant(i, bounds, greatest)) continue;
      AffineBounds own = bounds.get(i);
      kept.add(own.lower() instanceof Long value && value.equals(own.upper()) ? AffineExpr.constant(value) : map.result(i));
    }
    // In a loop that never runs, each result may exceed all others: the reference keeps none then, which is no bound.
    return kept.isEmpty() ? map : map.withResults(kept);
  }

  private static boolean isRedundant(int i, List<AffineBounds> bounds, boolean greatest) {
    Long reach = greatest ? bounds.get(i).upper() : bounds.get(i).lower();
    if (reach == null) return false;
    for (int j = 0; j < bounds.size(); j++) {
      Long other = greatest ? bounds.get(j).lower() : bounds.get(j).upper();
      if (j == i || other == null) continue;
      int order = greatest ? Long.compare(other, reach) : Long.compare(reach, other);
      if (order > 0 || order == 0 && !(i < j && isConstant(bounds.get(i)) && isConstant(bounds.get(j)))) return true;
    }
    return false;
  }

  private static boolean isConstant(AffineBounds bounds) {
    return bounds.lower() != null && bounds.lower().equals(bounds.upper());
  }
}
