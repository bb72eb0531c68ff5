// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp;

/**
 * How much a run may take.
 *
 * @param steps operations
 * @param depth calls within calls
 * @param bytes memory that is allocated at one time
 * @param watch ends a run that takes too much of something else
 */
public record Limits(long steps, int depth, long bytes, Watch watch) {
  public static final Limits DEFAULT = new Limits(Long.MAX_VALUE, 10_000, 1L << 40, Watch.NONE);

  public Limits withSteps(long newSteps) {
    return new Limits(newSteps, depth, bytes, watch);
  }

  public Limits withWatch(Watch newWatch) {
    return new Limits(steps, depth, bytes, newWatch);
  }
}
