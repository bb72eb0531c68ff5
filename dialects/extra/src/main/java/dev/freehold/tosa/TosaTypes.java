// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tosa;

import dev.freehold.dialects.syntax.NamedType;
import dev.freehold.ir.attribute.Holds;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.FloatFormat;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.builtin.UnrankedTensorType;
import dev.freehold.quant.QuantizedType;
import java.util.Objects;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.function.Predicate;

/** Type constraints of the operations, with the reference's descriptions. Every tensor has elements: no size is 0. */
final class TosaTypes {
  private static final Set<Integer> QUANTIZED_WIDTHS = Set.of(4, 8, 16, 32);
  private static final String PLAIN_NUMBERS = "unsigned integer or signless integer or floating-point";
  private static final String WIDE = "32-bit signless integer or 64-bit signless integer";

  /** Eight bits with a scale of 1/64. */
  static final NamedType MXINT8 = new NamedType("tosa", "mxint8", Holds.NOTHING);
  private static final Set<FloatFormat> SCALED_FORMATS =
      Set.of(FloatFormat.F8E4M3FN, FloatFormat.F8E5M2, FloatFormat.F4E2M1FN, FloatFormat.F6E2M3FN, FloatFormat.F6E3M2FN);

  static final TypeSet TENSOR = tensor("number", TosaTypes::isNumber);
  static final TypeSet FLOATS = tensor("floating-point", FloatType.class::isInstance);
  static final TypeSet CONDITIONS = tensor("1-bit signless integer", signless(1));
  static final TypeSet WIDE_INTEGERS = tensor(WIDE, signless(32, 64));
  /** Any rank but 0. */
  static final TypeSet DIMENSIONED = of("tosa-conformant tensor of at least rank 1", rank -> rank > 0, TosaTypes::isNumber);
  static final TypeSet LINE = ofRank(1);
  static final TypeSet CUBE = ofRank(3);
  static final TypeSet IMAGE = ofRank(4);
  static final TypeSet VOLUME = ofRank(5);
  /** The zero point of another operand. */
  static final TypeSet ZERO_POINT = single(PLAIN_NUMBERS, PLAIN_NUMBERS, TosaTypes::isPlainNumber, TosaTypes::isPlainNumber);
  static final TypeSet FILLING = single(PLAIN_NUMBERS, "number", TosaTypes::isPlainNumber, TosaTypes::isNumber);
  static final TypeSet SHIFT = single("8-bit signless integer", "8-bit signless integer", signless(8), signless(8));
  static final TypeSet POSITION = single("32-bit signless integer", "32-bit signless integer", signless(32), signless(32));
  static final TypeSet PLACES = TypeSet.of("tosa-conformant unranked tensor of number values or 2D tensor of " + WIDE + " values",
      type -> isUnranked(type, TosaTypes::isNumber) || isRanked(type, rank -> rank == 2, signless(32, 64)));
  static final TypeSet MULTIPLIERS = line("16-bit signless integer or 32-bit signless integer", signless(16, 32));
  static final TypeSet SHIFTS = line("8-bit signless integer", signless(8));

  static final TypeSet SCALED = of("tosa-conformant tensor of at least rank 1", rank -> rank > 0, TosaTypes::isScaled);
  static final TypeSet SCALES = of("tosa-conformant tensor of at least rank 1", rank -> rank > 0, TosaTypes::isScale);
  static final TypeSet SCALED_CUBE = cube("micro-scaling format number", TosaTypes::isScaled);
  static final TypeSet SCALES_CUBE = cube("micro-scaling format scale number", TosaTypes::isScale);

  private TosaTypes() {}

  private static TypeSet cube(String numbers, Predicate<Type> element) {
    return described("tosa-conformant unranked tensor of " + numbers + " values or 3D tensor of " + numbers + " values",
        type -> isUnranked(type, element) || isRanked(type, rank -> rank == 3, element));
  }

  private static boolean isScaled(Type type) {
    return type.equals(MXINT8) || type instanceof FloatType number && SCALED_FORMATS.contains(number.format());
  }

  private static boolean isScale(Type type) {
    return type instanceof FloatType number && number.format() == FloatFormat.F8E8M0FNU;
  }

  private static TypeSet tensor(String elements, Predicate<Type> element) {
    return of("tosa-conformant tensor of " + elements + " values", rank -> true, element);
  }

  private static TypeSet ofRank(int wanted) {
    return of(wanted + "-d tosa-conformant tensor", rank -> rank == wanted, TosaTypes::isNumber);
  }

  private static TypeSet of(String description, IntPredicate rank, Predicate<Type> element) {
    return described(description, type -> isUnranked(type, element) || isRanked(type, rank, element) && hasElements(type));
  }

  /** A tensor of one element. */
  private static TypeSet single(String unranked, String ranked, Predicate<Type> elementOfUnranked, Predicate<Type> element) {
    return described("tosa-conformant unranked tensor of " + unranked + " values or tosa-conformant scalar tensor of " + ranked + " values",
        type -> isUnranked(type, elementOfUnranked) || isRanked(type, rank -> rank == 1, element) && ((TensorType) type).size(0) == 1);
  }

  private static TypeSet line(String elements, Predicate<Type> element) {
    return described("1D tensor of " + elements + " values", type -> isRanked(type, rank -> rank == 1, element));
  }

  private static TypeSet described(String description, Predicate<Type> contains) {
    return TypeSet.of(description, contains).ofKind(Objects.requireNonNull(TypeSets.ANY_TENSOR.kind(), "all are tensors").name(), TypeSets::isTensor);
  }

  private static boolean isUnranked(Type type, Predicate<Type> element) {
    return type instanceof UnrankedTensorType tensor && element.test(tensor.element());
  }

  private static boolean isRanked(Type type, IntPredicate rank, Predicate<Type> element) {
    return type instanceof TensorType tensor && rank.test(tensor.rank()) && element.test(tensor.element());
  }

  private static boolean hasElements(Type type) {
    Shape shape = ((TensorType) type).shape();
    for (int i = 0; i < shape.rank(); i++) {
      if (shape.size(i) == 0) return false;
    }
    return true;
  }

  private static Predicate<Type> signless(int... widths) {
    return type -> {
      if (!(type instanceof IntegerType integer) || !integer.isSignless()) return false;
      for (int width : widths) {
        if (integer.width() == width) return true;
      }
      return false;
    };
  }

  private static boolean isPlainNumber(Type type) {
    return type instanceof FloatType || type instanceof IntegerType integer && integer.signedness() != IntegerType.Signedness.SIGNED;
  }

  private static boolean isNumber(Type type) {
    return isPlainNumber(type) || type.equals(MXINT8) || type instanceof QuantizedType quantized && quantized.stored() != null
        && QUANTIZED_WIDTHS.contains(quantized.stored().width());
  }
}
