// SPDX-License-Identifier: Apache-2.0
package dev.freehold.armsme;

import static dev.freehold.ir.builtin.TypeSets.BF16;
import static dev.freehold.ir.builtin.TypeSets.F16;
import static dev.freehold.ir.builtin.TypeSets.F32;
import static dev.freehold.ir.builtin.TypeSets.F64;
import static dev.freehold.ir.builtin.TypeSets.I16;
import static dev.freehold.ir.builtin.TypeSets.I1;
import static dev.freehold.ir.builtin.TypeSets.I32;
import static dev.freehold.ir.builtin.TypeSets.I64;
import static dev.freehold.ir.builtin.TypeSets.I8;

import dev.freehold.arith.ArithTypes;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.text.Printing;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Type constraints of the dialect's operations, with the reference's descriptions; and types derived from others. */
final class Types {
  /** A row of a tile of so many bits, of the least size that a processor may have. */
  private static final int ROW_BITS = 128;
  private static final TypeSet I128 = TypeSets.signless(ROW_BITS);
  private static final TypeSet ELEMENT = TypeSets.anyOf(I8, I16, I32, I64, I128, F16, BF16, F32, F64);

  static final TypeSet TILE = vectors("a vector type that fits into a SME tile", Types::isTile);
  static final TypeSet KEYWORDS = tileOf(I32);
  static final TypeSet DOUBLE_WORDS = tileOf(I64);
  static final TypeSet FLOATS = tileOf(F32);
  static final TypeSet SLICE = rows("a vector type that matches the size of a SVE vector", ELEMENT, 16, 8, 4, 2, 1);
  static final TypeSet MASK = rows("a vector type that matches the size of a SVE predicate", I1, 16, 8, 4, 2, 1);
  static final TypeSet FACTOR = rows("a vector type that is a supported input for the SME MOP instructions",
      TypeSets.anyOf(I8, I16, BF16, F16, F32, F64), 16, 8, 4, 2);
  static final TypeSet FACTOR_MASK = rows("a vector type that is a supported predicate for the SME MOP instructions", I1, 16, 8, 4, 2);

  private Types() {}

  private static TypeSet vectors(String description, Predicate<VectorType> fits) {
    return TypeSet.of(description, type -> type instanceof VectorType vector && fits.test(vector))
        .ofKind("builtin.vector", VectorType.class::isInstance);
  }

  private static boolean isTile(VectorType vector) {
    if (vector.rank() != 2 || vector.scalable().contains(false) || !ELEMENT.contains(vector.element())) return false;
    long side = ROW_BITS / ArithTypes.width(vector.element());
    return vector.size(0) == side && vector.size(1) == side;
  }

  private static TypeSet tileOf(TypeSet element) {
    Type one = Objects.requireNonNull(element.only(), "a set of one type");
    VectorType only = square(VectorType.of(Shape.of(ROW_BITS / ArithTypes.width(one)), one, List.of(true)));
    return vectors(Printing.toString(only) + " of " + element.description() + " values", only::equals);
  }

  /** Vectors of one dimension that has one of some lengths at least. */
  private static TypeSet rows(String description, TypeSet elements, long... lengths) {
    return vectors(description, vector -> vector.rank() == 1 && vector.isScalable() && elements.contains(vector.element())
        && Arrays.stream(lengths).anyMatch(length -> length == vector.size(0)));
  }

  /** The same with a complete description. */
  static TypeSet rowsOf(int length, TypeSet... elements) {
    String listed = Arrays.stream(elements).map(TypeSet::description).collect(Collectors.joining(" or "));
    return rows(" of ranks 1scalable vector of " + listed + " values of length " + length, TypeSets.anyOf(elements), length);
  }

  static Type element(Type vector) {
    return ((VectorType) vector).element();
  }

  /** A bit for each element. */
  static Type bits(Type vector) {
    return ((VectorType) vector).withElement(IntegerType.I1);
  }

  /** A row of a tile. */
  static Type slice(Type tile) {
    VectorType vector = (VectorType) tile;
    return VectorType.of(Shape.of(vector.size(1)), vector.element(), List.of(true));
  }

  /** The tile of which a vector is a row. */
  static VectorType square(Type row) {
    VectorType vector = (VectorType) row;
    return VectorType.of(Shape.of(vector.size(0), vector.size(0)), vector.element(), Collections.nCopies(2, true));
  }
}
