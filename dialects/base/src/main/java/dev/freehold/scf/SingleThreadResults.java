// SPDX-License-Identifier: Apache-2.0
package dev.freehold.scf;

import java.util.List;

/** Which results of a {@code scf.forall} that runs once the insertions in its terminator become. */
public interface SingleThreadResults {
  /** Those of the outputs that they go into. */
  SingleThreadResults SOUND = (targets, op) -> false;

  /**
   * @param targets for each insertion, in order, the index of the output that it goes into
   * @return whether the n-th insertion becomes the n-th result, whichever output it goes into
   */
  boolean areInOrder(List<Integer> targets, ForallOp op);
}
