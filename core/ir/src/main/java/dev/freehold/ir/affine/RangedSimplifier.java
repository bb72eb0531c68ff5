// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.affine;

import dev.freehold.ir.affine.AffineBinary.Kind;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Simplifies divisions whose outcome follows from what is known of the inputs: {@code i mod 8 = i} for {@code 0 <= i < 8}. */
public final class RangedSimplifier {
  private final int numDims;
  private final List<AffineInput> inputs;

  private RangedSimplifier(int numDims, List<AffineInput> inputs) {
    this.numDims = numDims;
    this.inputs = inputs;
  }

  /** Simplifies all results of a map; what is known of the inputs is computed only if one of the results has a division. */
  public static AffineMap simplify(AffineMap map, Supplier<List<AffineInput>> inputs) {
    if (!map.hasDivision()) return map;
    RangedSimplifier simplifier = new RangedSimplifier(map.numDims(), inputs.get());
    return map.mapResults(map.numDims(), map.numSymbols(), e -> AffineTree.fold(e, leaf -> leaf, simplifier::combine));
  }

  private AffineExpr combine(AffineBinary node, AffineExpr lhs, AffineExpr rhs) {
    AffineExpr built = AffineRules.build(node.kind(), lhs, rhs);
    if (!(built instanceof AffineBinary division) || !(division.rhs() instanceof AffineConstant(long by)) || by <= 0) return built;
    return switch (division.kind()) {
      case ADD, MUL -> built;
      case MOD, FLOOR_DIV, CEIL_DIV -> divide(division, by);
    };
  }

  private AffineExpr divide(AffineBinary division, long by) {
    AffineExpr dividend = division.lhs();
    AffineExpr known = fromBounds(division.kind(), dividend, by);
    if (known != null) return known;
    Parts parts = parts(dividend);
    if (parts != null) {
      if (division.kind() == Kind.FLOOR_DIV && by % parts.divisor == 0) return parts.multiple.floorDiv(by);
      if (division.kind() == Kind.MOD && parts.divisor % by == 0) return parts.rest.mod(by);
      return division;
    }
    boolean zero = division.kind() == Kind.FLOOR_DIV && isNonNegativeBelow(dividend, by)
        || division.kind() == Kind.MOD && divisor(dividend) % by == 0;
    return zero ? AffineExpr.constant(0) : division;
  }

  /** The quotient where it is the same at both ends of the range; the dividend where it is its own remainder; else null. */
  private @Nullable AffineExpr fromBounds(Kind kind, AffineExpr dividend, long by) {
    AffineBounds bounds = dividend instanceof AffineConstant(long value)
        ? new AffineBounds(value, value) : AffineBounds.of(dividend, numDims, inputs);
    if (bounds.lower() == null || bounds.upper() == null) return null;
    long lower = bounds.lower();
    long upper = bounds.upper();
    return switch (kind) {
      case FLOOR_DIV -> Math.floorDiv(lower, by) == Math.floorDiv(upper, by) ? AffineExpr.constant(Math.floorDiv(lower, by)) : null;
      case CEIL_DIV -> Math.ceilDiv(lower, by) == Math.ceilDiv(upper, by) ? AffineExpr.constant(Math.ceilDiv(lower, by)) : null;
      default -> lower >= 0 && lower < by && upper < by ? dividend : null;
    };
  }

  /** A sum of a multiple of the divisor and a rest from 0 to below the divisor. */
  private record Parts(long divisor, AffineExpr multiple, AffineExpr rest) {}

  private @Nullable Parts parts(AffineExpr e) {
    if (!(e instanceof AffineBinary sum) || sum.kind() != Kind.ADD) return null;
    long left = divisor(sum.lhs());
    if (left != 0 && isNonNegativeBelow(sum.rhs(), left)) return new Parts(left, sum.lhs(), sum.rhs());
    long right = divisor(sum.rhs());
    return right != 0 && isNonNegativeBelow(sum.lhs(), right) ? new Parts(right, sum.rhs(), sum.lhs()) : null;
  }

  private long divisor(AffineExpr e) {
    return e instanceof AffineDim(int position) ? inputs.get(position).divisor() : e.largestKnownDivisor();
  }

  private boolean isNonNegativeBelow(AffineExpr e, long bound) {
    return switch (e) {
      case AffineConstant(long value) -> value >= 0 && value < bound;
      case AffineDim(int position) -> inputs.get(position).isNonNegativeBelow(bound);
      default -> false;
    };
  }
}
