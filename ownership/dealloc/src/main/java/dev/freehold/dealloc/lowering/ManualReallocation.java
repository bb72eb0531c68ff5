// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lowering;

import dev.freehold.memref.AllocLike;
import dev.freehold.memref.ReallocOp;

/** Whether the allocation and the deallocation that a {@code memref.realloc} expands to are the program's own to free. */
public interface ManualReallocation {
  /** If the reallocation is. */
  ManualReallocation SOUND = realloc -> realloc.hasAttr(AllocLike.MANUAL_DEALLOCATION);

  boolean isKept(ReallocOp realloc);
}
