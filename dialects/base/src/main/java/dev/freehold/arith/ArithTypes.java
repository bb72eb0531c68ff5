// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.TypeSets;

/** The types that elementwise operations take: scalars, and vectors and tensors of them. */
public final class ArithTypes {
  static final TypeSet FIXED_WIDTH_INTEGER = TypeSets.likeOrContainer("signless-fixed-width-integer-like", TypeSets.SIGNLESS_INTEGER);
  static final TypeSet INDEX_CAST = likeOrMemRef("signless-integer-like or memref of signless-integer", TypeSets.SIGNLESS_INTEGER_OR_INDEX);
  static final TypeSet BITCAST = likeOrMemRef("signless-integer-or-float-like or memref of signless-integer or float",
      TypeSets.SIGNLESS_INTEGER.or(TypeSets.FLOAT));

  private ArithTypes() {}

  private static TypeSet likeOrMemRef(String description, TypeSet scalar) {
    TypeSet like = TypeSets.likeOrContainer(description, scalar);
    return TypeSet.of(description,
        type -> like.contains(type) || type instanceof MemRefType memref && scalar.contains(memref.element()));
  }

  /** The result type of comparing values of a type. */
  public static Type boolLike(Type type) {
    return type instanceof ShapedType shaped ? shaped.withElement(IntegerType.I1) : IntegerType.I1;
  }

  /** The width of the scalar or the elements in bits; 0 for other types than integers, {@code index} and floats. */
  public static int width(Type type) {
    return switch (TypeSets.elementOrSelf(type)) {
      case IntegerType integer -> integer.width();
      case FloatType f -> f.width();
      case IndexType index -> IndexType.WIDTH;
      default -> 0;
    };
  }
}
