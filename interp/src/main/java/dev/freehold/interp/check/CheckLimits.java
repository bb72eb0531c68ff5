// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.check;

/**
 * How much is tried.
 *
 * @param paths for each function
 * @param steps for each path
 */
public record CheckLimits(int paths, long steps) {
  public static final CheckLimits DEFAULT = new CheckLimits(1000, 1_000_000);
}
