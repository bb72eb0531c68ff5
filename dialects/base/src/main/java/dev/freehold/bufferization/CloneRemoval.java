// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferization;

import dev.freehold.ir.Callees;
import dev.freehold.ir.Op;

/** Whether a clone can be dropped, so that one buffer lives on, with regard to what operations between it and a deallocation free. */
public interface CloneRemoval {
  /** Only if no region and no callee frees the buffer, under any name, while it is still used. */
  CloneRemoval SOUND = ClonePatterns::isFreedOnlyAtEnd;

  /**
   * @param clone what is erased if the program cannot observe it
   * @param dealloc the deallocation after it, of the clone or of what it copies
   * @param callees which functions may free what they get
   */
  boolean isSafe(CloneOp clone, Op dealloc, Callees callees);
}
