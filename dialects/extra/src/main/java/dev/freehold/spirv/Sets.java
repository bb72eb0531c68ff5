// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.spirv.SpirvType.CooperativeMatrix;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Type constraints of the dialect's operations, with the reference's descriptions. */
final class Sets {
  private static final int[] LENGTHS = {2, 3, 4, 8, 16};

  private static final TypeSet VOID = named("void", TypeSets.NONE);
  static final TypeSet BOOL = integer(TypeSet.only("bool", IntegerType.I1));
  static final TypeSet INTEGER = integer(TypeSet.of("8/16/32/64-bit integer", type -> type instanceof IntegerType integer && isWide(integer)));
  static final TypeSet UNSIGNED = TypeSet.of("8/16/32/64-bit signless/unsigned integer",
      type -> type instanceof IntegerType integer && isWide(integer) && integer.signedness() != IntegerType.Signedness.SIGNED);
  static final TypeSet UNSIGNED_32 = TypeSet.of("32-bit signless/unsigned integer",
      type -> UNSIGNED.contains(type) && ((IntegerType) type).width() == 32);
  static final TypeSet INT_16 = integer(named("Int16", TypeSets.I16));
  static final TypeSet INT_32 = integer(named("Int32", TypeSets.I32));
  static final TypeSet FLOAT_32 = named("Float32", TypeSets.F32).ofKind(null, FloatType.class::isInstance);
  static final TypeSet FLOAT =
      TypeSet.of("16/32/64-bit float", type -> List.of(FloatType.F16, FloatType.F32, FloatType.F64).contains(type));
  private static final TypeSet SMALL_FLOAT = TypeSet.of("16/32-bit float", type -> FloatType.F16.equals(type) || FloatType.F32.equals(type));
  static final TypeSet ANY_FLOAT = FLOAT.or(TypeSet.of("BFloat16", FloatType.BF16::equals));
  static final TypeSet NUMBER = INTEGER.or(ANY_FLOAT);
  static final TypeSet SCALAR = NUMBER.or(BOOL);

  static final TypeSet BOOLS = BOOL.or(fixed(BOOL));
  static final TypeSet INTEGERS = INTEGER.or(fixed(INTEGER));
  static final TypeSet FLOATS = FLOAT.or(fixed(FLOAT));
  static final TypeSet SMALL_FLOATS = SMALL_FLOAT.or(fixed(SMALL_FLOAT));
  static final TypeSet FLOATS_OR_INTEGERS = FLOATS.or(INTEGERS);
  static final TypeSet ANY_VALUES = FLOATS_OR_INTEGERS.or(BOOLS);
  static final TypeSet INTEGERS_OR_MATRIX = INTEGERS.or(cooperative(INTEGER));
  static final TypeSet FLOATS_OR_MATRIX = FLOATS.or(cooperative(FLOAT));
  static final TypeSet ALL_FLOATS_OR_MATRIX = ANY_FLOAT.or(fixed(ANY_FLOAT)).or(cooperative(ANY_FLOAT));
  static final TypeSet FLOAT_VECTOR = fixed(FLOAT);
  static final TypeSet ALL_FLOAT_VECTOR = fixed(ANY_FLOAT);
  static final TypeSet INTS_16 = INT_16.or(fixed(INT_16));
  static final TypeSet INTS_32 = INT_32.or(fixed(INT_32));
  static final TypeSet FLOATS_32 = FLOAT_32.or(fixed(FLOAT_32));
  static final TypeSet FLOAT_MATRIX = TypeSet.of("Matrix of 16/32/64-bit float values", SpirvType.Matrix.class::isInstance);
  static final TypeSet SCALABLE_MATRIX = SpirvType.MATRIX.or(cooperative(FLOAT));

  private static final TypeSet ELEMENT = TypeSets.anyOf(BOOL, INTEGER, FLOAT, TypeSet.of("BFloat16", FloatType.BF16::equals));
  static final TypeSet VECTOR = vector(ELEMENT, LENGTHS);
  static final TypeSet SCALAR_OR_VECTOR = SCALAR.or(VECTOR);
  static final TypeSet SCALAR_VECTOR_OR_POINTER = SCALAR_OR_VECTOR.or(SpirvType.POINTER);
  static final TypeSet COMPOSITE = TypeSets.anyOf(VECTOR, SpirvType.ARRAY, SpirvType.RUNTIME_ARRAY, SpirvType.STRUCT, SpirvType.COOPERATIVE,
      SpirvType.MATRIX, SpirvType.TENSOR);
  static final TypeSet ANY = TypeSets.anyOf(VOID, ELEMENT, VECTOR, SpirvType.POINTER, SpirvType.ARRAY, SpirvType.RUNTIME_ARRAY,
      SpirvType.STRUCT, SpirvType.COOPERATIVE, SpirvType.MATRIX, SpirvType.SAMPLED_IMAGE, SpirvType.IMAGE, SpirvType.TENSOR);
  static final TypeSet ANY_32 = TypeSet.of("32-bit integer", type -> type instanceof IntegerType integer && integer.width() == 32);
  static final TypeSet TEXEL = vector(INTEGER, 4).or(vector(FLOAT, 4));

  private Sets() {}

  static boolean isInteger(Type type) {
    return type instanceof IntegerType;
  }

  private static boolean isWide(IntegerType type) {
    return List.of(8, 16, 32, 64).contains(type.width());
  }

  private static TypeSet named(String name, TypeSet one) {
    return TypeSet.only(name, Objects.requireNonNull(one.only(), "a set of one type"));
  }

  private static TypeSet integer(TypeSet set) {
    return set.ofKind("builtin.integer", IntegerType.class::isInstance);
  }

  private static TypeSet vectors(TypeSet set) {
    return set.ofKind("builtin.vector", VectorType.class::isInstance);
  }

  private static TypeSet fixed(TypeSet element) {
    TypeSet vectors = vector(element, LENGTHS);
    return vectors(
        TypeSet.of("fixed-length " + vectors.description(), type -> vectors.contains(type) && !((VectorType) type).isScalable()));
  }

  /** As in the reference, the length of a scalable vector is what is multiplied. */
  static TypeSet vector(TypeSet element, int... lengths) {
    String listed = IntStream.of(lengths).mapToObj(String::valueOf).collect(Collectors.joining("/"));
    return vectors(TypeSet.of("vector of " + element.description() + " values of length " + listed, type -> type instanceof VectorType vector
        && element.contains(vector.element()) && IntStream.of(lengths).anyMatch(length -> length == elements(vector))));
  }

  private static long elements(VectorType vector) {
    return vector.shape().elementCount();
  }

  private static TypeSet cooperative(TypeSet element) {
    return TypeSet.of("Cooperative Matrix of " + element.description() + " values",
        type -> type instanceof CooperativeMatrix matrix && element.contains(matrix.element()));
  }

  /** The result type of comparing values of a type. */
  static Type comparisonResult(Type compared) {
    return compared instanceof VectorType vector ? VectorType.of(Shape.of(elements(vector)), IntegerType.I1) : IntegerType.I1;
  }

  static boolean isNumber(Type type) {
    return type instanceof IntegerType || type instanceof FloatType;
  }

  /** How many components a value of the type has. */
  static long components(Type type) {
    return type instanceof VectorType vector ? elements(vector) : 1;
  }

  /** The width of a scalar, or of all components of a vector together. */
  static long bits(Type type) {
    return switch (type) {
      case IntegerType integer -> integer.width();
      case FloatType number -> number.width();
      case VectorType vector -> elements(vector) * bits(vector.element());
      default -> throw new IllegalArgumentException(type.toString());
    };
  }

  /** What a pointer points to. */
  static Type pointee(Type pointer) {
    return pointer instanceof SpirvType.Pointer known ? known.pointee() : pointer;
  }
}
