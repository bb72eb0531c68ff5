// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.affine;

import dev.freehold.ir.affine.AffineBinary.Kind;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The least and the greatest value that an expression can have, null where they are not known.
 *
 * <p>The reference takes the least value of {@code x} for the greatest one where it looks for the least value of {@code x mod c},
 * and so finds {@code x mod 4 >= 3} for {@code x >= 3}. Here that is 0.
 */
public record AffineBounds(@Nullable Long lower, @Nullable Long upper) {
  private static final AffineBounds UNKNOWN = new AffineBounds(null, null);

  /** The bounds of an expression over inputs, first the dims, then the symbols. */
  public static AffineBounds of(AffineExpr expr, int numDims, List<AffineInput> inputs) {
    Deque<AffineBinary> divisions = new ArrayDeque<>();
    AffineExpr dividend = expr;
    while (dividend instanceof AffineBinary division && isDivision(division.kind())) {
      boolean positive = division.rhs() instanceof AffineConstant(long by) && by >= 1;
      if (!positive) break;
      divisions.push(division);
      dividend = division.lhs();
    }
    AffineBounds bounds = ofSum(dividend, numDims, inputs);
    for (AffineBinary division : divisions) bounds = bounds.divided(division.kind(), ((AffineConstant) division.rhs()).value());
    return bounds;
  }

  private static boolean isDivision(Kind kind) {
    return kind == Kind.FLOOR_DIV || kind == Kind.CEIL_DIV || kind == Kind.MOD;
  }

  private AffineBounds divided(Kind kind, long by) {
    if (kind == Kind.MOD) {
      if (lower == null || upper == null || Math.floorDiv(lower, by) != Math.floorDiv(upper, by)) return new AffineBounds(0L, by - 1);
      return new AffineBounds(Math.floorMod(lower, by), Math.floorMod(upper, by));
    }
    return new AffineBounds(divided(kind, lower, by), divided(kind, upper, by));
  }

  private static @Nullable Long divided(Kind kind, @Nullable Long dividend, long by) {
    if (dividend == null) return null;
    return kind == Kind.FLOOR_DIV ? Math.floorDiv(dividend, by) : Math.ceilDiv(dividend, by);
  }

  private static AffineBounds ofSum(AffineExpr expr, int numDims, List<AffineInput> inputs) {
    long[] coefficients = coefficients(expr, numDims, inputs.size() - numDims);
    if (coefficients == null) return UNKNOWN;
    return new AffineBounds(bound(coefficients, inputs, false), bound(coefficients, inputs, true));
  }

  private static @Nullable Long bound(long[] coefficients, List<AffineInput> inputs, boolean upper) {
    long bound = coefficients[inputs.size()];
    for (int i = 0; i < inputs.size(); i++) {
      if (coefficients[i] == 0) continue;
      Long extreme = coefficients[i] > 0 == upper ? inputs.get(i).upper() : inputs.get(i).lower();
      if (extreme == null) return null;
      bound += extreme * coefficients[i];
    }
    return bound;
  }

  /** The factors of dims and symbols, and then the constant; null where the expression is no such sum. */
  public static long @Nullable [] coefficients(AffineExpr expr, int numDims, int numSymbols) {
    AffineFlattener flattener = new AffineFlattener(numDims, numSymbols);
    LinearForm form = flattener.flatten(expr);
    if (form == null || !flattener.locals().isEmpty()) return null;
    long[] coefficients = java.util.Arrays.copyOf(form.inputs, form.inputs.length + 1);
    coefficients[form.inputs.length] = form.constant;
    return coefficients;
  }
}
