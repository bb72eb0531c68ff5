// SPDX-License-Identifier: Apache-2.0
package dev.freehold.conversion.memref;

/** Which quotients give the size of a dimension that is split off another one. The alternative is the size that the operation has as an operand. */
@FunctionalInterface
public interface SplitDivisor {
  SplitDivisor SOUND = divisor -> divisor != 0;

  /** Returns whether a size is divided by the product of the static sizes. */
  boolean isAllowed(long divisor);
}
