// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.TypeAttr;
import dev.freehold.ir.text.AttrSyntax;
import java.util.function.LongPredicate;

/** Attribute constraints of the dialect's operations, with the reference's descriptions. */
public final class MemRefAttrs {
  public static final AttrSet ALIGNMENT = integer(
      IntegerType.I64, "64-bit signless integer attribute whose value is positive and whose value is a power of two > 0",
      value -> value > 0 && Long.bitCount(value) == 1);
  public static final AttrSet POSITIVE_I32 =
      integer(IntegerType.I32, "32-bit signless integer attribute whose value is positive", value -> value > 0);
  public static final AttrSet LOCALITY = integer(
      IntegerType.I32, "32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3",
      value -> value >= 0 && value <= 3);
  public static final AttrSet MEMREF_TYPE =
      AttrSet.of("memref type attribute", attribute -> attribute instanceof TypeAttr type && type.value() instanceof MemRefType)
          .ofKind(TypeAttr.class::isInstance);

  private MemRefAttrs() {}

  private static AttrSet integer(IntegerType type, String description, LongPredicate contains) {
    return new AttrSet(description,
        attribute -> attribute instanceof IntegerAttr integer && integer.type().equals(type) && contains.test(integer.value().longValue()),
        AttrSyntax.ofType(type), IntegerAttr.class::isInstance);
  }
}
