// SPDX-License-Identifier: Apache-2.0
package dev.freehold.gpu;

import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.VectorType;
import java.util.function.Predicate;

/** Type constraints of the dialect's operations, with the reference's descriptions. */
final class GpuTypes {
  static final TypeSet NUMBER = TypeSet.of("Integer or Float", GpuTypes::isNumber);
  static final TypeSet NUMBER_OR_LINE =
      TypeSet.of("Integer or Float or fixed-length vector of Integer or Float values of ranks 1", GpuTypes::isNumberOrLine);
  static final TypeSet LAUNCH_INDEX = TypeSet.of("index or 32-bit signless integer or 64-bit signless integer",
      type -> type instanceof IndexType || type.equals(IntegerType.I32) || type.equals(IntegerType.I64));

  private GpuTypes() {}

  /** Lists with at least one attribute, all of a kind. */
  static AttrSet someOf(String description, Predicate<Attribute> kind) {
    return new AttrSet(description + " with at least 1 elements",
        attr -> attr instanceof ArrayAttr list && !list.elements().isEmpty() && list.elements().stream().allMatch(kind),
        AttrSets.ARRAY.form(), AttrSets.ARRAY.kind());
  }

  private static boolean isNumber(Type type) {
    return type instanceof FloatType || type instanceof IntegerType integer && integer.isSignless();
  }

  private static boolean isNumberOrLine(Type type) {
    return isNumber(type) || type instanceof VectorType vector && vector.rank() == 1 && !vector.isScalable() && isNumber(vector.element());
  }
}
