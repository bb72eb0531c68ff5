// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc;

/** An operation whose regions run beside what is around them. */
public record ConcurrentRegions(boolean mayOutlive, boolean runsOnce) implements Concurrency {
  /** Regions that may run several times at once. */
  public ConcurrentRegions(boolean mayOutlive) {
    this(mayOutlive, false);
  }

  @Override
  public boolean hasConcurrentRegions() {
    return true;
  }
}
