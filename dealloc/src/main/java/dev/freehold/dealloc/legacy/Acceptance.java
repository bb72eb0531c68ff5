// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.legacy;

import dev.freehold.dealloc.UnsupportedProgram;
import dev.freehold.ir.Op;
import dev.freehold.pass.PassContext;

/** Decides whether the deallocations that LLVM 19's algorithm has placed in a function are right. */
public interface Acceptance {
  /** Nothing is accepted that leaks, or frees too early or twice. */
  Acceptance SOUND = (function, cx) -> {};

  /**
   * @throws UnsupportedProgram if the algorithm does not fit the function
   */
  void check(Op function, PassContext cx) throws UnsupportedProgram;
}
