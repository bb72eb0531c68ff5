// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

/** Whether a {@code vector.multi_reduction} of no dimension is its source alone. */
public interface ReductionOfNothing {
  /** It is the source combined with the start value. */
  ReductionOfNothing SOUND = op -> false;

  boolean isItsSource(MultiReductionOp op);
}
