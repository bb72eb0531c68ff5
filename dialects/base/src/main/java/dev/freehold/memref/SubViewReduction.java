// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import dev.freehold.ir.builtin.MemRefType;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/** How folds and patterns find the dimensions that a {@code memref.subview} leaves out. */
public interface SubViewReduction {
  SubViewReduction SOUND = SubViewTypes::droppedDimensions;

  /**
   * Returns the dimensions of the source that the result leaves out.
   *
   * @param full the type of the subview without a reduction, or another one of that rank whose strides are compared with those of the result
   * @return null if the strides of {@code full} decide for no dimensions
   */
  @Nullable
  BitSet droppedDimensions(SubViewOp subview, MemRefType full);
}
