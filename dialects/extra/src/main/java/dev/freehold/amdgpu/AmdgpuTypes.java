// SPDX-License-Identifier: Apache-2.0
package dev.freehold.amdgpu;

import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.FloatFormat;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.builtin.VectorSets;
import dev.freehold.ir.builtin.VectorType;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Type and attribute constraints of the operations of the {@code amdgpu} dialect, with the reference's descriptions. */
final class AmdgpuTypes {
  static final TypeSet BYTES = small(FloatFormat.F8E5M2, FloatFormat.F8E4M3FN);
  static final TypeSet BYTES_WITHOUT_ZERO_SIGN = small(FloatFormat.F8E5M2FNUZ, FloatFormat.F8E4M3FNUZ);
  static final TypeSet SIX_BITS = small(FloatFormat.F6E2M3FN, FloatFormat.F6E3M2FN);
  static final TypeSet FOUR_BITS = small(FloatFormat.F4E2M1FN);
  static final TypeSet SCALE = small(FloatFormat.F8E8M0FNU);

  static final TypeSet PACKED_BYTES = VectorSets.fixedOfLengths(
      small(FloatFormat.F8E4M3FNUZ, FloatFormat.F8E5M2FNUZ, FloatFormat.F8E4M3FN, FloatFormat.F8E5M2), 4);
  static final TypeSet PACKED_SMALL = VectorSets.fixedOfLengths(BYTES, 4).or(VectorSets.fixedOfLengths(FOUR_BITS, 8));
  static final TypeSet SMALL_MATRIX = TypeSets.anyOf(exactly(8, "F4E2M1FN", FOUR_BITS), exactly(8, "F8E4M3FN", small(FloatFormat.F8E4M3FN)),
      exactly(8, "F8E5M2", small(FloatFormat.F8E5M2)), exactly(16, "F6E2M3FN", small(FloatFormat.F6E2M3FN)),
      exactly(16, "F6E3M2FN", small(FloatFormat.F6E3M2FN)));
  static final TypeSet MATRIX = matrix(8).or(matrix(16));
  /** What the lanes of a wave exchange. */
  static final TypeSet EXCHANGED = exchanged();

  private AmdgpuTypes() {}

  /** Floats of few bits. */
  static TypeSet small(FloatFormat... formats) {
    return TypeSets
        .anyOf(Arrays.stream(formats).map(FloatType::of).map(type -> TypeSet.only(type.format().keyword() + " type", type)).toArray(TypeSet[]::new));
  }

  private static TypeSet matrix(int length) {
    return TypeSets.anyOf(exactly(length, "F32", TypeSets.F32), exactly(length, "F16", TypeSets.F16), exactly(length, "BF16", TypeSets.BF16));
  }

  private static TypeSet exchanged() {
    TypeSet numbers = TypeSets.SIGNLESS_INTEGER.or(TypeSets.FLOAT);
    TypeSet scalars = TypeSet.of("Integer or Float", numbers.contains());
    return scalars.or(TypeSets.fixedVectorOfRanks(List.of(1), scalars));
  }

  /** Vectors of one dimension with so many elements, which the reference calls by what its definition calls the element. */
  static TypeSet exactly(int length, String name, TypeSet element) {
    TypeSet vectors = VectorSets.fixedOfLengths(element, length);
    return TypeSet.of("vector<" + length + "x" + name + "> of " + element.description() + " values",
        type -> vectors.contains(type) && ((VectorType) type).rank() == 1).ofKind("builtin.vector", VectorType.class::isInstance);
  }

  /** 32-bit integers from a list. */
  static AttrSet oneOf(int... numbers) {
    String listed = IntStream.of(numbers).mapToObj(String::valueOf).collect(Collectors.joining(", "));
    return AttrSets.confined(AttrSets.I32, "whose value is one of {" + listed + "}",
        attr -> IntStream.of(numbers).anyMatch(number -> number == ((IntegerAttr) attr).longValue()));
  }

  /** 32-bit integers from zero to a maximum. */
  static AttrSet upTo(int greatest) {
    return AttrSets.max(AttrSets.nonNegative(AttrSets.I32), greatest);
  }
}
