// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import dev.freehold.ir.attribute.Type;

/** A type with elements, and with a shape where it is ranked: vectors, tensors, memrefs. */
public interface ShapedType extends Type {
  Type element();

  /** The sizes of the dimensions; null where not even their number is known. */
  Shape shape();

  default boolean hasRank() {
    return shape() != null;
  }

  default int rank() {
    return shape().rank();
  }

  default long size(int dimension) {
    return shape().size(dimension);
  }

  default boolean hasStaticShape() {
    return shape() != null && shape().isStatic();
  }

  /** The same type with other elements. */
  ShapedType withElement(Type element);
}
