// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.VectorType;

/** The types of interleaved vectors. */
final class Interleaving {
  private Interleaving() {}

  /** A vector with twice as many elements in its last dimension; a vector of no rank gets one dimension. */
  static Type doubled(Type type) {
    if (!(type instanceof VectorType vector)) return type;
    if (vector.rank() == 0) return VectorType.of(Shape.of(2), vector.element());
    long[] sizes = vector.shape().toArray();
    sizes[sizes.length - 1] *= 2;
    return VectorType.of(Shape.of(sizes), vector.element(), vector.scalable());
  }
}
