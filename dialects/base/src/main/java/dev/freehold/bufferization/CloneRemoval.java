// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferization;

import dev.freehold.ir.Op;

/** Whether a clone can be dropped, so that one buffer lives on, although operations between it and a deallocation have regions. */
public interface CloneRemoval {
  /** Only if no region frees the buffer while it is still used under the other name. */
  CloneRemoval SOUND = ClonePatterns::isFreedOnlyAtEnd;

  /**
   * @param clone what is erased if the program cannot observe it
   * @param dealloc the deallocation behind it, of the clone or of what it copies
   */
  boolean isSafe(CloneOp clone, Op dealloc);
}
