// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferization;

import dev.freehold.ir.Checker;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.TypeSets;

/** Type constraints of the dialect's operations, with the reference's descriptions. */
final class Buffers {
  static final TypeSet ANY = TypeSet.of("BufferLikeType instance", type -> type instanceof BaseMemRefType)
      .ofKind(null, BaseMemRefType.class::isInstance);
  static final TypeSet TENSOR_LIKE =
      TypeSet.of("TensorLikeType instance", TypeSets::isTensor).ofKind(null, TypeSets::isTensor);
  static final TypeSet SHAPED = TypeSet.of("shaped of any type values", type -> type instanceof ShapedType);

  private Buffers() {}

  /** Reports where a tensor and a buffer do not belong together: their shapes and their elements must be the same. */
  static void verifyMatch(Type tensor, Type buffer, Checker check) {
    ShapedType left = (ShapedType) tensor;
    ShapedType right = (ShapedType) buffer;
    if (!knownSizes(left).equals(knownSizes(right))) check.plainError("shapes do not match");
    else if (!left.element().equals(right.element())) check.plainError("element types do not match");
    else return;
    check.error("failed to verify that specified tensor and buffer types match");
  }

  /** As the reference sees it, what has no known rank is a scalar. */
  private static Shape knownSizes(ShapedType type) {
    return type.hasRank() ? type.shape() : Shape.SCALAR;
  }
}
