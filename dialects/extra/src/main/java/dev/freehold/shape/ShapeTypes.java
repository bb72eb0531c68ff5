// SPDX-License-Identifier: Apache-2.0
package dev.freehold.shape;

import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.builtin.TypeSets;

/** Type constraints of the dialect's operations, with the reference's descriptions; it has none for its own types. */
final class ShapeTypes {
  static final TypeSet WITNESS = TypeSet.only("", ShapeType.WITNESS);
  static final TypeSet SIZE_OR_INDEX = TypeSet.of("size or index", type -> type == ShapeType.SIZE || type instanceof IndexType);
  static final TypeSet SHAPE_OR_SIZE = TypeSet.of("shape or size", type -> type == ShapeType.SHAPE || type == ShapeType.SIZE);
  static final TypeSet SHAPE_OR_EXTENTS =
      TypeSet.of("shape or extent tensor", type -> type == ShapeType.SHAPE || isExtents(type));
  static final TypeSet SHAPED_OR_VALUE_SHAPE = TypeSet.of("shaped of any type values or ",
      type -> type == ShapeType.VALUE_SHAPE || type instanceof ShapedType);
  static final TypeSet VALUE_SHAPE = TypeSet.only("", ShapeType.VALUE_SHAPE);
  static final TypeSet EXTENTS = TypeSet.of("1D tensor of index values", ShapeTypes::isExtents);

  static final TypeSet SHAPE = TypeSet.only("", ShapeType.SHAPE);
  static final TypeSet ONLY_SIZE = TypeSet.only("", ShapeType.SIZE);
  static final TypeSet INDEX_TENSOR = TypeSets.tensorOf(TypeSets.INDEX);
  static final TypeSet ANY = TypeSet.of("any shape or size", type -> SHAPE_OR_EXTENTS.contains(type) || SIZE_OR_INDEX.contains(type));
  static final TypeSet INTEGERS_OR_VALUE_SHAPE = TypeSet.of("1D tensor of integer or index values or ",
      type -> type == ShapeType.VALUE_SHAPE || isVector(type) && ((TensorType) type).element() instanceof IntegerType || isExtents(type));

  private ShapeTypes() {}

  /** A tensor of so many extents. */
  static TensorType extents(long count) {
    return TensorType.of(Shape.of(count), IndexType.INSTANCE);
  }

  static boolean isExtents(Type type) {
    return isVector(type) && ((TensorType) type).element() instanceof IndexType;
  }

  private static boolean isVector(Type type) {
    return type instanceof TensorType tensor && tensor.rank() == 1;
  }
}
