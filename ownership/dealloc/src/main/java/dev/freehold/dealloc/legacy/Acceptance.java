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
   * Looks for what a function alone shows.
   *
   * @throws UnsupportedProgram if a buffer may be deallocated while it is in use
   */
  void checkUses(Op function, PassContext cx) throws UnsupportedProgram;

  /** Returns whether {@link #checkDeallocations} may find anything. */
  boolean checksDeallocations();

  /** Reports the deallocations in functions that are missing or wrong, each with what its callees do. The root of the context is around the functions. */
  void checkDeallocations(List<Op> functions, PassContext cx);
}
