// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.check;

/**
 * How much is tried.
 *
 * @param paths for each function
 * @param steps for each path
 * @param budget what all of it may take
 */
public record CheckLimits(int paths, long steps, Budget budget) {
  public static final CheckLimits DEFAULT = new CheckLimits(1000, 1_000_000);

  /** Paths and steps only. */
  public CheckLimits(int paths, long steps) {
    this(paths, steps, new Budget());
  }

  CheckLimits with(Budget newBudget) {
    return new CheckLimits(paths, steps, newBudget);
  }
}
