// SPDX-License-Identifier: Apache-2.0
package dev.freehold.rewrite;

/**
 * How the greedy driver works.
 *
 * @param topDown whether outer and earlier operations are visited first
 * @param simplifyRegions whether unreachable blocks, dead operations and dead block arguments are erased between the rounds
 * @param maxIterations rounds at most; -1 for no limit
 * @param maxRewrites patterns applied in a round at most; -1 for no limit
 */
public record GreedyOptions(boolean topDown, boolean simplifyRegions, int maxIterations, int maxRewrites) {
  public static final int NO_LIMIT = -1;
  public static final GreedyOptions DEFAULT = new GreedyOptions(true, true, 10, NO_LIMIT);
}
