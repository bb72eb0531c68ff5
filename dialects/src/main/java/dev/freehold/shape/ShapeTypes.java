// SPDX-License-Identifier: Apache-2.0
package dev.freehold.shape;

import dev.freehold.ir.TypeSet;
import dev.freehold.ir.Type;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.TensorType;

/** The sets of types that operations of the dialect take, described in the words of the reference. */
final class ShapeTypes {
  static final TypeSet WITNESS = TypeSet.only("witness", ShapeType.WITNESS);
  static final TypeSet SIZE = TypeSet.of("size", ShapeType.SIZE::equals);
  static final TypeSet SIZE_OR_INDEX = TypeSet.of("size or index", type -> type == ShapeType.SIZE || type instanceof IndexType);
  static final TypeSet SHAPE_OR_EXTENTS =
      TypeSet.of("shape or extent tensor", type -> type == ShapeType.SHAPE || isExtents(type));
  static final TypeSet SHAPED_OR_VALUE_SHAPE = TypeSet.of("shaped of any type values or value shape",
      type -> type == ShapeType.VALUE_SHAPE || type instanceof dev.freehold.ir.builtin.ShapedType);
  static final TypeSet VALUE_SHAPE = TypeSet.of("value shape", ShapeType.VALUE_SHAPE::equals);
  static final TypeSet EXTENTS = TypeSet.of("1D tensor of index values", ShapeTypes::isExtents);

  private ShapeTypes() {}

  static boolean isExtents(Type type) {
    return type instanceof TensorType tensor && tensor.rank() == 1 && tensor.element() instanceof IndexType;
  }
}
