// SPDX-License-Identifier: Apache-2.0
package dev.freehold.acc;

import dev.freehold.dialects.syntax.NamedType;
import dev.freehold.ir.attribute.Holds;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.llvm.LlvmPointerType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The types of the dialect, and those that it works on. */
final class AccTypes {
  private static final NamedType DATA_BOUNDS = new NamedType("acc", "data_bounds_ty", Holds.NOTHING);
  private static final NamedType DECLARE_TOKEN = new NamedType("acc", "declare_token");
  static final List<NamedType> ALL = List.of(DATA_BOUNDS, DECLARE_TOKEN);

  static final TypeSet BOUNDS = DATA_BOUNDS.set("Type for representing acc data clause bounds information");
  static final TypeSet TOKEN = DECLARE_TOKEN.set("declare token type");
  static final TypeSet NUMBER = TypeSets.INTEGER.or(TypeSets.INDEX);
  static final TypeSet POINTER = TypeSet.of("pointer-like type", AccTypes::isPointer).ofKind(null, AccTypes::isPointer);
  static final TypeSet POINTER_LIKE = TypeSet.of("PointerLikeType instance", AccTypes::isPointer).ofKind(null, AccTypes::isPointer);
  static final TypeSet VARIABLE = TypeSet.of("any pointer or mappable", AccTypes::isPointer);

  private AccTypes() {}

  static boolean isPointer(Type type) {
    return type instanceof BaseMemRefType || type instanceof LlvmPointerType;
  }

  /** The type of the variable behind a value; null where the type of the value does not have it. */
  static @Nullable Type variable(Type type) {
    return switch (type) {
      case BaseMemRefType memref -> memref.element();
      case LlvmPointerType pointer -> null;
      default -> type;
    };
  }
}
