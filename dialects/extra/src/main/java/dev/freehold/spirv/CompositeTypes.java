// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.VectorType;
import java.util.Objects;

/** The composite types. */
final class CompositeTypes {
  private static final long UNKNOWN = -1;

  private CompositeTypes() {}

  static boolean has(Type type) {
    return Sets.COMPOSITE.contains(type);
  }

  /** How many constituents a value of the type has; negative where that is not known. */
  static long count(Type type) {
    return switch (type) {
      case VectorType vector -> vector.size(0);
      case SpirvType.Array array -> array.count();
      case SpirvType.Struct struct -> struct.members() == null ? UNKNOWN : struct.members().size();
      case SpirvType.Matrix matrix -> matrix.columns();
      case SpirvType.TensorArm tensor when tensor.hasStaticShape() -> tensor.shape().elementCount();
      default -> UNKNOWN;
    };
  }

  /** The type of an existing constituent. */
  static Type constituent(Type type, long index) {
    return switch (type) {
      case VectorType vector -> vector.element();
      case SpirvType.Array array -> array.element();
      case SpirvType.Struct struct -> Objects.requireNonNull(struct.members(), "it has the constituent").get((int) index).type();
      case SpirvType.Matrix matrix -> matrix.column();
      case SpirvType.CooperativeMatrix matrix -> matrix.element();
      case SpirvType.TensorArm tensor -> tensor.element();
      default -> throw new IllegalArgumentException(type.toString());
    };
  }
}
