// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc;

/** An operation whose regions run beside what is around them. */
public record ConcurrentRegions(boolean mayOutlive) implements Concurrency {
  @Override
  public boolean hasConcurrentRegions() {
    return true;
  }
}
