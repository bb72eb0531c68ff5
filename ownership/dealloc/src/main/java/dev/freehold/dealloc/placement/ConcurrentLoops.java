// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.placement;

import dev.freehold.dealloc.Concurrency;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;

/** Whether an allocation has to stay in the regions of an operation because each run needs a buffer of its own. */
public interface ConcurrentLoops {
  /** If they may run at the same time. */
  ConcurrentLoops SOUND = Concurrency::hasConcurrentRegions;

  boolean holdAllocations(Op op, Registry registry);
}
