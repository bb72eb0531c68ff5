// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.ir.Type;
import dev.freehold.ir.TypeSet;
import dev.freehold.ir.builtin.FloatFormat;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.VectorType;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** Which types LLVM knows. */
final class LlvmTypes {
  private static final Set<FloatFormat> FLOATS = EnumSet.of(FloatFormat.F16, FloatFormat.BF16, FloatFormat.F32, FloatFormat.F64,
      FloatFormat.F80, FloatFormat.F128);

  private static final Predicate<Type> IS_INTEGER = type -> type instanceof IntegerType integer && integer.isSignless();
  private static final Predicate<Type> IS_POINTER = LlvmPointerType.class::isInstance;

  static final TypeSet INTEGERS = withVectors("signless integer", IS_INTEGER);
  static final TypeSet BOOLS = withVectors("1-bit signless integer", IntegerType.I1::equals);
  static final TypeSet NUMBERS = withVectors("floating point LLVM type", LlvmTypes::isFloat);
  static final TypeSet POINTERS = withVectors("LLVM pointer type", IS_POINTER);
  static final TypeSet INTEGERS_OR_POINTERS = TypeSet.of(INTEGERS.description() + " or " + POINTERS.description(),
      type -> INTEGERS.contains(type) || POINTERS.contains(type));

  static final TypeSet INTEGER_OR_POINTER =
      TypeSet.of("signless integer or LLVM pointer type", type -> IS_INTEGER.test(type) || IS_POINTER.test(type));

  /** Types of which values can be; what arrays and structs hold was looked at when they were made. */
  static final TypeSet ANY = TypeSet.of("LLVM dialect-compatible type", LlvmTypes::isCompatibleOutside);
  static final TypeSet AGGREGATES = TypeSet.of("LLVM aggregate type", LlvmTypes::isAggregate);
  static final TypeSet PRIMITIVES = TypeSet.of("primitive LLVM type",
      type -> isCompatibleOutside(type) && !(type instanceof LlvmFunctionType) && !type.equals(LlvmWordType.VOID));

  private LlvmTypes() {}

  private static TypeSet withVectors(String description, Predicate<Type> element) {
    return TypeSet.of(description + " or LLVM dialect-compatible vector of " + description,
        type -> element.test(type) || type instanceof VectorType vector && vector.rank() == 1 && element.test(vector.element()));
  }

  private static boolean isFloat(Type type) {
    return type instanceof FloatType(var format) && FLOATS.contains(format) || type instanceof LlvmPpcFloatType;
  }

  private static boolean isAggregate(Type type) {
    return type instanceof LlvmStructType || type instanceof LlvmArrayType;
  }

  private static boolean isCompatibleOutside(Type type) {
    return isAggregate(type) || type instanceof LlvmFunctionType || isCompatible(type);
  }

  /** Whether a type is LLVM's, or a builtin one that stands for one of LLVM's. */
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
