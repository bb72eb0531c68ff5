// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

/** What becomes of the source of a {@link ReallocOp} whose result is only written to and freed, so that nothing is reallocated. */
public interface UnusedReallocation {
  /** What frees the result frees the source instead: the reallocation would have freed it. */
  UnusedReallocation SOUND = () -> true;

  boolean freesSource();
}
