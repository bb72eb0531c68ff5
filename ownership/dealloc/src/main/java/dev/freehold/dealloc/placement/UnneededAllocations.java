// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.placement;

import dev.freehold.dealloc.Allocating;
import dev.freehold.ir.Op;
import dev.freehold.ir.analysis.CertainRuns;

/** Whether an allocation may move to an earlier point that control may reach without reaching the allocation. */
public interface UnneededAllocations {
  /** Only if it cannot fault: a size may be negative unless the program asks for it. */
  UnneededAllocations SOUND = (allocation, model, position) -> model.isSpeculatable(allocation) || CertainRuns.runsAfter(position, allocation);

  /**
   * Returns whether {@code allocation} may run at {@code position}.
   *
   * @param position an operation before the allocation in its block, or in a block that dominates it
   */
  boolean mayRun(Op allocation, Allocating model, Op position);
}
