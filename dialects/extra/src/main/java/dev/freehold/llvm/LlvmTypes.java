// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.FloatFormat;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.builtin.VectorType;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Which types LLVM knows. */
public final class LlvmTypes {
  private static final Set<FloatFormat> FLOATS = EnumSet.of(FloatFormat.F16, FloatFormat.BF16, FloatFormat.F32, FloatFormat.F64,
      FloatFormat.F80, FloatFormat.F128);

  public static final TypeSet NUMBER = TypeSet.of("floating point LLVM type", LlvmTypes::isFloat);
  static final TypeSet INTEGERS = orVector(TypeSets.SIGNLESS_INTEGER);
  static final TypeSet BOOLS = orVector(TypeSets.I1);
  static final TypeSet NUMBERS = orVector(NUMBER);
  static final TypeSet POINTERS = orVector(LlvmPointerType.SET);
  static final TypeSet INTEGERS_OR_POINTERS = INTEGERS.or(POINTERS);
  static final TypeSet INTEGER_OR_POINTER = TypeSets.SIGNLESS_INTEGER.or(LlvmPointerType.SET);

  /** Types of which values can be; what arrays and structs hold was looked at when they were made. */
  public static final TypeSet ANY = TypeSet.of("LLVM dialect-compatible type", LlvmTypes::isCompatibleOutside);
  static final TypeSet VECTORS = TypeSet.of("LLVM dialect-compatible vector type", LlvmTypes::isVector)
      .ofKind("builtin.vector", VectorType.class::isInstance);
  static final TypeSet STRUCTS = TypeSet.of("LLVM structure type", LlvmStructType.class::isInstance);
  static final TypeSet AGGREGATES = TypeSet.of("LLVM aggregate type", LlvmTypes::isAggregate);
  static final TypeSet NOT_AGGREGATES =
      TypeSet.of("LLVM-compatible non-aggregate type", type -> isCompatibleOutside(type) && !isAggregate(type));
  static final TypeSet PRIMITIVES = TypeSet.of("primitive LLVM type",
      type -> isCompatibleOutside(type) && !(type instanceof LlvmFunctionType) && !type.equals(LlvmKeywordType.VOID));
  private static final TypeSet FIXED_VECTORS = TypeSet.of("LLVM dialect-compatible fixed-length vector type",
      type -> type instanceof VectorType vector && !vector.scalable().contains(true));
  static final TypeSet ATOMIC = NUMBER.or(LlvmPointerType.SET).or(TypeSets.SIGNLESS_INTEGER).or(FIXED_VECTORS);
  /** All floats that the reference knows, and so not only those that LLVM has. */
  static final TypeSet ANY_FLOAT = TypeSet.of("floating-point", type -> type instanceof FloatType || type instanceof LlvmPpcFloatType);
  static final TypeSet TOKEN = TypeSet.only("LLVM token type", new LlvmKeywordType("token"));

  private LlvmTypes() {}

  public static TypeSet orVector(TypeSet element) {
    return element.or(vectorOf(element));
  }

  static TypeSet vectorOf(TypeSet element) {
    return TypeSet.of("LLVM dialect-compatible vector of " + element.description(),
        type -> isVector(type) && element.contains(((VectorType) type).element()));
  }

  private static boolean isVector(Type type) {
    return type instanceof VectorType vector && vector.rank() == 1 && switch (vector.element()) {
      case IntegerType integer -> integer.isSignless();
      case FloatType(var format) -> FLOATS.contains(format);
      default -> vector.element() instanceof LlvmPointerType;
    };
  }

  private static boolean isFloat(Type type) {
    return type instanceof FloatType(var format) && FLOATS.contains(format) || type instanceof LlvmPpcFloatType;
  }

  private static boolean isAggregate(Type type) {
    return type instanceof LlvmStructType || type instanceof LlvmArrayType;
  }

  private static boolean isCompatibleOutside(Type type) {
    return isAggregate(type) || type instanceof LlvmFunctionType || type instanceof VectorType vector && vector.rank() == 1 || isCompatible(type);
  }

  /** Whether a type is LLVM's, or a builtin one that is used as one of LLVM's. */
  static boolean isCompatible(Type type) {
    return switch (type) {
      case IntegerType integer -> integer.isSignless();
      case FloatType(var format) -> FLOATS.contains(format);
      case VectorType vector -> vector.rank() == 1 && isCompatible(vector.element());
      case LlvmFunctionType(var result, var inputs, var variadic) -> isCompatible(result) && areCompatible(inputs);
      case LlvmArrayType(var count, var element) -> isCompatible(element);
      case LlvmStructType struct -> struct.elements() == null || areCompatible(struct.elements());
      default -> type instanceof LlvmType;
    };
  }

  private static boolean areCompatible(List<Type> types) {
    for (Type type : types) {
      if (!isCompatible(type)) return false;
    }
    return true;
  }
}
