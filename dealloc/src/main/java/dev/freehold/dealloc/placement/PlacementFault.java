// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.placement;

import dev.freehold.ir.ReferenceFault;

/** What the reference does wrong where it moves allocations. */
enum PlacementFault implements ReferenceFault {
  /** An allocation leaves branches that run in a circle, though the buffer of one round is needed in the next, or is freed there. */
  HOISTING_IGNORES_CIRCLES,
  /** An allocation leaves the loop that frees its buffer. */
  LOOPS_FREE_WHAT_THEY_DO_NOT_ALLOCATE,
  /** Sizes of buffers are counted in bits of 64 and limits in bits of 32 binary digits; what does not fit is lost. */
  PROMOTION_OVERFLOWS,
  /** What is freed under another name is put on the stack all the same. */
  STACK_BUFFERS_ARE_FREED,
  /** One buffer of the caller stands for all that a function allocates and returns in that place, and the first return tells its size. */
  OUT_PARAMS_STAND_FOR_EVERYTHING
}
