// SPDX-License-Identifier: Apache-2.0
package dev.freehold.scf;

import dev.freehold.arith.AddIOp;
import dev.freehold.arith.Constants;
import dev.freehold.arith.OverflowAttr;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.IntegerAttr;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * The trip count of a loop, as far as its bounds and its step determine it. The reference computes in the width of the bounds, and takes
 * a loop over more than half of all values for one that never runs, as it does an unsigned loop whose step has its highest bit set.
 */
final class TripCount {
  private TripCount() {}

  /** The number of iterations from {@code lower} to {@code upper}, exclusive; null where it is not known. */
  static @Nullable BigInteger of(Folded lower, Folded upper, Folded step, boolean unsigned) {
    if (lower.equals(upper)) return BigInteger.ZERO;
    IntegerAttr known = constant(step);
    BigInteger by = known == null ? null : unsigned ? known.unsigned() : known.value();
    if (by != null && by.signum() <= 0) return BigInteger.ZERO;
    BigInteger distance = distance(lower, upper, unsigned);
    if (distance == null) return null;
    if (distance.signum() <= 0) return BigInteger.ZERO;
    if (by == null) return null;
    BigInteger[] parts = distance.divideAndRemainder(by);
    return parts[1].signum() == 0 ? parts[0] : parts[0].add(BigInteger.ONE);
  }

  /** Upper less lower bound where both are known, or where the upper one is made by an addition that cannot overflow; else null. */
  private static @Nullable BigInteger distance(Folded lower, Folded upper, boolean unsigned) {
    IntegerAttr from = constant(lower);
    IntegerAttr to = constant(upper);
    if (from != null && to != null) return unsigned ? to.unsigned().subtract(from.unsigned()) : to.value().subtract(from.value());
    if (from != null || to != null || !(upper instanceof Value sum) || !(sum.definingOp() instanceof AddIOp add)) return null;
    boolean exact = add.overflow().has(unsigned ? OverflowAttr.NUW : OverflowAttr.NSW);
    if (!exact || add.lhs() != lower || !(Constants.of(add.rhs()) instanceof IntegerAttr added)) return null;
    return unsigned ? added.unsigned() : added.value();
  }

  private static @Nullable IntegerAttr constant(Folded bound) {
    Attribute known = bound instanceof Value value ? Constants.of(value) : (Attribute) bound;
    return known instanceof IntegerAttr number ? number : null;
  }
}
