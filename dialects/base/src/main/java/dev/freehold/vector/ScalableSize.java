// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.ir.builtin.VectorType;

/** Whether the size of a dimension is the number that the type shows. */
public interface ScalableSize {
  /** Not if the dimension is scalable. */
  ScalableSize SOUND = (vector, dimension) -> !vector.scalable().get(dimension);

  boolean isKnown(VectorType vector, int dimension);
}
