// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import dev.freehold.ir.attribute.NoneType;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.Strides;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.builtin.UnrankedMemRefType;
import dev.freehold.ir.builtin.UnrankedTensorType;
import java.util.function.Predicate;

/** Type constraints of the dialect's operations, with the reference's descriptions; and related facts of types. */
public final class MemRefTypes {
  /** Any ranked memref. */
  public static final TypeSet RANKED = ranked("memref of any type values", type -> true);
  /** Any memref, ranked or not. */
  public static final TypeSet ANY = TypeSets.ANY_MEMREF;
  public static final TypeSet STRIDED = TypeSets.STRIDED_MEMREF;
  public static final TypeSet STRIDED_SCALAR =
      ranked("strided memref of any type values of rank 0", type -> type.rank() == 0 && Strides.of(type) != null);
  public static final TypeSet LINE = ranked("1D memref of any type values", type -> type.rank() == 1);
  public static final TypeSet BYTES =
      ranked("1D memref of 8-bit signless integer values", type -> type.rank() == 1 && type.element().equals(IntegerType.I8));
  public static final TypeSet SIZES = ranked("1D memref of signless integer or index values",
      type -> type.rank() == 1 && (isSignless(type.element()) || type.element() instanceof IndexType));
  public static final TypeSet STATIC = ranked("statically shaped memref of any type values", MemRefType::hasStaticShape);
  public static final TypeSet WITH_DIMENSIONS =
      TypeSet.of("unranked.memref of any type values or non-0-ranked.memref of any type values",
          type -> type instanceof UnrankedMemRefType || type instanceof MemRefType ranked && ranked.rank() > 0);
  public static final TypeSet NUMBER =
      TypeSet.of("signless integer or floating-point", type -> isSignless(type) || type instanceof FloatType);
  public static final TypeSet NUMBERS =
      ranked("memref of signless integer or floating-point values", type -> NUMBER.contains(type.element()));

  private MemRefTypes() {}

  private static TypeSet ranked(String description, Predicate<MemRefType> contains) {
    return TypeSet.of(description, type -> type instanceof MemRefType memref && contains.test(memref))
        .ofKind("builtin.memref", MemRefType.class::isInstance);
  }

  private static boolean isSignless(Type type) {
    return type instanceof IntegerType integer && integer.isSignless();
  }

  /** The type of what a memref holds; {@code none} where the type is no ranked memref, which another check reports. */
  public static Type elementOf(Type type) {
    return type instanceof MemRefType memref ? memref.element() : NoneType.INSTANCE;
  }

  /** The tensor type with the shape and the elements of a memref type. */
  public static Type tensorOf(Type type) {
    return switch (type) {
      case MemRefType ranked -> TensorType.of(ranked.shape(), ranked.element());
      case UnrankedMemRefType unranked -> UnrankedTensorType.of(unranked.element());
      default -> NoneType.INSTANCE;
    };
  }
}
