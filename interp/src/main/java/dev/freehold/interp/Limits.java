// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp;

/**
 * How much a run may take.
 *
 * @param steps operations
 * @param depth calls within calls
 * @param bytes memory that is allocated at one time
 */
public record Limits(long steps, int depth, long bytes) {
  public static final Limits DEFAULT = new Limits(Long.MAX_VALUE, 10_000, 1L << 40);

  public Limits withSteps(long newSteps) {
    return new Limits(newSteps, depth, bytes);
  }
}
