// SPDX-License-Identifier: Apache-2.0
package dev.freehold.emitc;

import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.builtin.TupleType;
import java.util.Set;

/** Which types there are in C. */
final class EmitcTypes {
  private static final Set<Integer> WIDTHS = Set.of(1, 8, 16, 32, 64);

  static final TypeSet ANY = TypeSet.of("type supported by EmitC", EmitcTypes::isSupported);
  static final TypeSet INTEGER = TypeSet.of("integer, index or opaque type supported by EmitC", EmitcTypes::isIntegerOrOpaque);
  static final TypeSet NUMBER = TypeSet.of("floating-point type supported by EmitC", EmitcTypes::isFloat).or(INTEGER);
  static final TypeSet OR_PLACE = ANY.or(LValueType.SET);
  static final TypeSet MEMORY = ArrayType.SET.or(LValueType.SET);

  private EmitcTypes() {}

  static boolean isSupported(Type type) {
    return switch (type) {
      case OpaqueType opaque -> true;
      case PointerType(Type pointee) -> isSupported(pointee);
      case ArrayType(var shape, Type element) -> isSupportedElement(element);
      case TensorType tensor -> tensor.hasStaticShape() && isSupportedElement(tensor.element());
      case TupleType tuple -> tuple.elements().stream().allMatch(EmitcTypes::isSupportedElement);
      default -> isScalar(type);
    };
  }

  private static boolean isSupportedElement(Type type) {
    return !(type instanceof ArrayType) && isSupported(type);
  }

  private static boolean isScalar(Type type) {
    return isInteger(type) || isFloat(type) || type instanceof IndexType || type instanceof WideType;
  }

  static boolean isInteger(Type type) {
    return type instanceof IntegerType integer && WIDTHS.contains(integer.width());
  }

  static boolean isFloat(Type type) {
    return type.equals(FloatType.F16) || type.equals(FloatType.BF16) || type.equals(FloatType.F32) || type.equals(FloatType.F64)
        || type.equals(FloatType.TF32);
  }

  static boolean isIntegerOrOpaque(Type type) {
    return isInteger(type) || type instanceof IndexType || type instanceof WideType || type instanceof OpaqueType;
  }

  /** Whether operators of the type are those of C, without effects. */
  static boolean isFundamental(Type type) {
    return isScalar(type) || type instanceof PointerType;
  }
}
