// SPDX-License-Identifier: Apache-2.0
package dev.freehold.complex;

import dev.freehold.ir.attribute.NoneType;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.ComplexType;
import dev.freehold.ir.builtin.FloatType;

/** The types of the dialect's operations. */
final class ComplexTypes {
  static final TypeSet COMPLEX =
      TypeSet.of("complex type with floating-point elements", type -> type instanceof ComplexType complex && complex.element() instanceof FloatType)
          .ofKind("builtin.complex", ComplexType.class::isInstance);

  private ComplexTypes() {}

  /** The element type; {@code none} where the type is not complex, which another check reports. */
  static Type part(Type type) {
    return type instanceof ComplexType complex ? complex.element() : NoneType.INSTANCE;
  }
}
