// SPDX-License-Identifier: Apache-2.0
package dev.freehold.rewrite;

/**
 * How the greedy driver works.
 *
 * @param topDown whether outer and earlier operations are visited first
 * @param regions how regions are cleaned up between the rounds
 * @param maxIterations rounds at most; {@link #NO_LIMIT} for no limit
 * @param maxRewrites patterns applied in a round at most; {@link #NO_LIMIT} for no limit
 */
public record GreedyOptions(boolean topDown, RegionSimplifier.Level regions, long maxIterations, long maxRewrites) {
  public static final long NO_LIMIT = -1;
  /** For single rules; inner and later operations are visited first, and identical blocks are merged. */
  public static final GreedyOptions DEFAULT = new GreedyOptions(false, RegionSimplifier.Level.AGGRESSIVE, 10, NO_LIMIT);
  /** The same without merging blocks, for rules that ask an analysis which has to stay valid. */
  public static final GreedyOptions KEEPING_BLOCKS = new GreedyOptions(false, RegionSimplifier.Level.NORMAL, 10, NO_LIMIT);
  /** For canonicalization. */
  public static final GreedyOptions TOP_DOWN = new GreedyOptions(true, RegionSimplifier.Level.NORMAL, 10, NO_LIMIT);
}
