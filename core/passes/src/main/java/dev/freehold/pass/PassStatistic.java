// SPDX-License-Identifier: Apache-2.0
package dev.freehold.pass;

/**
 * Something that a pass counts for {@code --mlir-pass-statistics}.
 *
 * @param isMaximum whether the largest number counts, and not the sum of all
 */
public record PassStatistic(String name, String description, boolean isMaximum) {
  /** Adds up what is counted. */
  public static PassStatistic sum(String name, String description) {
    return new PassStatistic(name, description, false);
  }

  /** Keeps the largest number. */
  public static PassStatistic maximum(String name, String description) {
    return new PassStatistic(name, description, true);
  }

  long merge(long a, long b) {
    return isMaximum ? Math.max(a, b) : a + b;
  }
}
