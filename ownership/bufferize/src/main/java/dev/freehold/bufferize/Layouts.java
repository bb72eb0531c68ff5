// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize;

import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.StridedLayoutAttr;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.builtin.UnrankedMemRefType;
import java.util.Collections;
import org.jspecify.annotations.Nullable;

/** Which layout a buffer is taken to have where nothing is known of it. */
public enum Layouts {
  /** Row-major order. */
  IDENTITY,
  /** Strided, with strides and offset that are known at run time only. */
  DYNAMIC;

  /** The buffer of a tensor of this type. */
  public BaseMemRefType of(Type tensor, @Nullable Attribute memorySpace) {
    return switch (tensor) {
      case TensorType ranked -> MemRefType.of(ranked.shape(), ranked.element(), this == IDENTITY ? null : dynamic(ranked.rank()), memorySpace);
      default -> UnrankedMemRefType.of(((ShapedType) tensor).element(), memorySpace);
    };
  }

  private static StridedLayoutAttr dynamic(int rank) {
    return StridedLayoutAttr.of(Shape.DYNAMIC, Collections.nCopies(rank, Shape.DYNAMIC));
  }
}
