// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.placement;

/** An operation that allocates what might as well be allocated earlier. Implemented by it, or registered as a model of its class. */
public interface HoistableAllocation {

  /** Whether it may move to blocks that dominate its own, and out of regions. */
  boolean leavesBlocks();

  /** Whether it may move out of loops. */
  boolean leavesLoops();
}
