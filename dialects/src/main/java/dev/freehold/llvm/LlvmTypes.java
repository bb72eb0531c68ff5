// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.ir.Type;
import dev.freehold.ir.builtin.FloatFormat;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.VectorType;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Which types LLVM knows. */
final class LlvmTypes {
  private static final Set<FloatFormat> FLOATS = EnumSet.of(FloatFormat.F16, FloatFormat.BF16, FloatFormat.F32, FloatFormat.F64,
      FloatFormat.F80, FloatFormat.F128);

  private LlvmTypes() {}

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
