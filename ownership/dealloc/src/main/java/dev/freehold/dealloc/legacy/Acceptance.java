// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.legacy;

import dev.freehold.analysis.BufferViewFlow;
import dev.freehold.ir.Op;
import dev.freehold.pass.PassContext;
import dev.freehold.pass.UnsupportedProgram;
import java.util.List;

/** Decides whether what LLVM 19's algorithm does to a function is right. */
public interface Acceptance {
  /** Nothing is accepted that leaks, frees too early or twice, or that the function may tell from what it was. */
  Acceptance SOUND = new ValidatedOutput();

  /**
   * @param afterClones which values may be the same buffer once the clones are there
   * @throws UnsupportedProgram if a clone may be observed
   */
  void checkClones(List<PlannedClone> clones, BufferViewFlow afterClones) throws UnsupportedProgram;

  /**
   * @throws UnsupportedProgram if a deallocation is missing or wrong
   */
  void checkDeallocations(Op function, PassContext cx) throws UnsupportedProgram;
}
