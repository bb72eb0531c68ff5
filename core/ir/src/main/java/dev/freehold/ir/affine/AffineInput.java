// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.affine;

import org.jspecify.annotations.Nullable;

/**
 * What is known of the value of a dim or symbol, null where nothing is.
 *
 * @param lower the least value
 * @param upper the greatest value
 * @param limit a number that the value is less than; may be further away than {@code upper}
 * @param divisor a number that divides the value
 */
public record AffineInput(@Nullable Long lower, @Nullable Long upper, @Nullable Long limit, long divisor) {
  public static final AffineInput UNKNOWN = new AffineInput(null, null, null, 1);

  /** Whether the value is known to be in {@code [0, bound)}. */
  boolean isNonNegativeBelow(long bound) {
    return lower != null && lower >= 0 && limit != null && limit <= bound;
  }
}
