// SPDX-License-Identifier: Apache-2.0
package dev.freehold.affine;

import dev.freehold.ir.affine.AffineBinary;
import dev.freehold.ir.affine.AffineConstant;
import dev.freehold.ir.affine.AffineExpr;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.affine.IntegerSet;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** Whether affine expressions have a value on all operands: a divisor that is not positive has none. */
final class Divisors {
  /** {@link #areSafe(AffineMap)} in words. */
  static final String SAFE = "all divisors of its maps are positive constants";

  private Divisors() {}

  /** Whether all divisors are positive constants. */
  static boolean areSafe(AffineMap map) {
    return areSafe(map.results());
  }

  /** Whether all divisors are positive constants. */
  static boolean areSafe(IntegerSet set) {
    return areSafe(set.constraints().stream().map(IntegerSet.Constraint::expr).toList());
  }

  private static boolean areSafe(List<AffineExpr> exprs) {
    Deque<AffineExpr> pending = new ArrayDeque<>(exprs);
    while (!pending.isEmpty()) {
      if (!(pending.pop() instanceof AffineBinary node)) continue;
      boolean divides = node.kind() != AffineBinary.Kind.ADD && node.kind() != AffineBinary.Kind.MUL;
      if (divides && !(node.rhs() instanceof AffineConstant(long divisor) && divisor > 0)) return false;
      pending.push(node.lhs());
      pending.push(node.rhs());
    }
    return true;
  }
}
