// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.ir.builtin.VectorType;

/** Whether the size of a dimension is exactly the one in the type. */
public interface ScalableSize {
  /** Not if the dimension is scalable. */
  ScalableSize SOUND = (vector, dimension) -> !vector.scalable().get(dimension);

  boolean isKnown(VectorType vector, int dimension);
}
