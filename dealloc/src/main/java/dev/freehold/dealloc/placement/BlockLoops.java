// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.placement;

/** Whether an allocation that is needed, or freed, in the next iteration of a loop of blocks stays in the loop. */
public interface BlockLoops {
  /** It stays. */
  BlockLoops SOUND = () -> true;

  boolean holdAllocations();
}
