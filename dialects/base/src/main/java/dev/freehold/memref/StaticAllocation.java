// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;

/** Which attributes an allocation keeps when constant sizes become static. */
public interface StaticAllocation {
  /** That the program frees it by hand: otherwise a deallocation pass would free it again. */
  StaticAllocation SOUND = AllocPatterns::keepManualDeallocation;

  void keepAttributes(Op dynamic, Op known, Rewriter rw);
}
