// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.placement;

import dev.freehold.ir.builtin.MemRefType;

/** Whether a buffer of static sizes is small enough for the stack. */
public interface PromotableSize {
  /** Compared without overflow. */
  PromotableSize SOUND = PromoteBuffersToStack::isWithin;

  /**
   * @param bits the size of an element; negative where it is not known
   * @param limit the most bytes
   */
  boolean isWithin(MemRefType type, long bits, long limit);
}
