// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ptr;

import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.TypeSets;

/** Vectors and tensors of pointers, and of what is loaded and stored through them. */
final class Shaped {
  private static final String NAME = "A shaped type with value semantics and rank.";

  private Shaped() {}

  /** Shaped values of a known rank with elements of a set. */
  static TypeSet of(TypeSet elements) {
    return TypeSets.of(NAME, type -> TypeSets.hasValueSemantics(type) && ((ShapedType) type).hasRank(), elements);
  }

  /** The same of rank one. */
  static TypeSet listOf(TypeSet elements) {
    return TypeSets.of(NAME, type -> TypeSets.hasValueSemantics(type) && ((ShapedType) type).hasRank() && ((ShapedType) type).rank() == 1, elements);
  }

  /** The type of the mask for values of a type. */
  static Type mask(Type type) {
    return ((ShapedType) type).withElement(IntegerType.I1);
  }
}
