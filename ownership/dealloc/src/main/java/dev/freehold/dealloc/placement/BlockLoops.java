// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.placement;

/**
 * Whether an allocation stays where it is in a loop of blocks: in the loop, if its buffer is needed or freed in the next iteration; on the heap,
 * because on the stack each iteration would take more memory until the scope ends.
 */
public interface BlockLoops {
  /** It stays. */
  BlockLoops SOUND = () -> true;

  boolean holdAllocations();
}
