// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import dev.freehold.ir.attribute.Type;

/** A type with elements, and with a shape where it is ranked: vectors, tensors, memrefs. */
public interface ShapedType extends Type {
  Type element();

  /**
   * The sizes of the dimensions.
   *
   * @throws IllegalStateException if not even their number is known
   */
  Shape shape();

  /** Whether the number of dimensions is known. */
  default boolean hasRank() {
    return true;
  }

  default int rank() {
    return shape().rank();
  }

  default long size(int dimension) {
    return shape().size(dimension);
  }

  default boolean hasStaticShape() {
    return hasRank() && shape().isStatic();
  }

  /** Whether both have the same sizes, or no rank. */
  default boolean hasSameShape(ShapedType other) {
    return hasRank() && other.hasRank() ? shape().equals(other.shape()) : hasRank() == other.hasRank();
  }

  /** The same type with other elements. */
  ShapedType withElement(Type element);
}
