// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import dev.freehold.ir.Rewriter;

/** Whether a reallocation whose result nobody reads can be dropped, although it frees its operand. */
public interface UnusedReallocation {
  /** Only if the program frees the result: then the operand is freed instead. */
  UnusedReallocation SOUND = AllocPatterns::freeOperand;

  /** Returns whether the reallocation can be erased with all uses of its result; what has to replace it is made then. */
  boolean isReady(ReallocOp realloc, Rewriter rw);
}
