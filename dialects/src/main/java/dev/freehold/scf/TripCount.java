// SPDX-License-Identifier: Apache-2.0
package dev.freehold.scf;

import dev.freehold.arith.AddIOp;
import dev.freehold.arith.Constants;
import dev.freehold.arith.OverflowAttr;
import dev.freehold.ir.Attribute;
import dev.freehold.ir.Folded;
import dev.freehold.ir.Type;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.IntegerAttr;
import java.math.BigInteger;

/** How often a counting loop runs, as far as its bounds and its step tell. */
final class TripCount {
  private TripCount() {}

  /** The number of iterations from {@code lower} up to {@code upper}, exclusive; null where it is not known. */
  static BigInteger of(Folded lower, Folded upper, Folded step, boolean unsigned) {
    Type type = type(lower);
    if (!type.equals(type(upper))) return null;
    if (lower.equals(upper)) return BigInteger.ZERO;
    IntegerAttr by = constant(step);
    if (by != null && by.value().signum() <= 0) return BigInteger.ZERO;
    BigInteger distance = distance(lower, upper, unsigned);
    if (distance == null) return null;
    // What does not fit the type counts as no distance, except that without a sign there is one bit more.
    BigInteger wrapped = IntegerAttr.wrap(type, distance);
    if (distance.signum() <= 0 || wrapped.signum() < 0 && !unsigned) return BigInteger.ZERO;
    if (by == null) return null;
    // As in the reference, even a distance between unsigned bounds is divided as a signed number.
    BigInteger[] parts = wrapped.divideAndRemainder(by.value());
    return parts[1].signum() == 0 ? parts[0] : parts[0].add(BigInteger.ONE);
  }

  /** Upper less lower bound where both are known, or where the upper one is made by an addition that cannot overflow; else null. */
  private static BigInteger distance(Folded lower, Folded upper, boolean unsigned) {
    IntegerAttr from = constant(lower);
    IntegerAttr to = constant(upper);
    if (from != null && to != null) return unsigned ? to.unsigned().subtract(from.unsigned()) : to.value().subtract(from.value());
    if (from != null || to != null || !(upper instanceof Value sum) || !(sum.definingOp() instanceof AddIOp add)) return null;
    boolean exact = add.overflow().has(unsigned ? OverflowAttr.NUW : OverflowAttr.NSW);
    return exact && add.lhs() == lower && Constants.of(add.rhs()) instanceof IntegerAttr added ? added.value() : null;
  }

  private static IntegerAttr constant(Folded bound) {
    Attribute known = bound instanceof Value value ? Constants.of(value) : (Attribute) bound;
    return known instanceof IntegerAttr number ? number : null;
  }

  private static Type type(Folded bound) {
    return bound instanceof Value value ? value.type() : ((Attribute) bound).type();
  }
}
