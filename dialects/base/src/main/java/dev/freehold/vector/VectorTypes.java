// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.builtin.VectorType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Type constraints of the dialect's operations, with the reference's descriptions; and related facts of types. */
final class VectorTypes {
  static final TypeSet ANY = TypeSets.VECTOR;
  static final TypeSet NON_ZERO_RANK = TypeSets.VECTOR_OF_NON_ZERO_RANK;
  static final TypeSet FIXED = TypeSets.fixedVectorOfAnyRank(TypeSet.ANY);
  static final TypeSet MASK = TypeSets.vectorOf(TypeSets.I1);
  static final TypeSet MASK_OF_NON_ZERO_RANK = TypeSets.nonZeroRankVectorOf(TypeSets.I1);
  static final TypeSet FIXED_MASK = TypeSets.fixedVectorOf(TypeSets.I1);
  static final TypeSet FLOATS = TypeSets.vectorOf(TypeSets.FLOAT);
  static final TypeSet INDICES = TypeSets.nonZeroRankVectorOf(TypeSets.INTEGER, TypeSets.INDEX);
  /** Vectors of one dimension; the reference has no name for them. */
  static final TypeSet LINE = TypeSet.of(" of ranks 1", type -> rank(type) == 1);
  static final TypeSet SCALABLE_LINE = TypeSet.of(LINE.description(), type -> rank(type) == 1 && ((VectorType) type).isScalable());

  private VectorTypes() {}

  static VectorType vector(Value value) {
    return (VectorType) value.type();
  }

  /** Whether the element types of two vectors (or their types, if scalar) are equal; reports by the names of the two where not. */
  static void verifySameElement(Value a, Value b, String names, Checker check) {
    if (!TypeSets.elementOrSelf(a.type()).equals(TypeSets.elementOrSelf(b.type())))
      check.error("failed to verify that " + names + " have same element type");
  }

  static boolean isOfNoRank(Type type) {
    return type instanceof VectorType vector && vector.rank() == 0;
  }

  /** The rank of a vector; 0 for other types. */
  static int rank(Type type) {
    return type instanceof VectorType vector ? vector.rank() : 0;
  }

  /** A vector without its first dimensions; its element type where none is left. */
  static Type withoutFirst(VectorType vector, int count) {
    return count == vector.rank() ? vector.element() : slice(vector, count, vector.rank());
  }

  /** The dimensions of a vector from one on to before another. */
  static VectorType slice(VectorType vector, int from, int to) {
    return VectorType.of(Shape.of(Arrays.copyOfRange(vector.shape().toArray(), from, to)), vector.element(), vector.scalable().subList(from, to));
  }

  /** The mask that has a bit for each element of a vector. */
  static VectorType maskOf(VectorType vector) {
    return VectorType.of(vector.shape(), IntegerType.I1, vector.scalable());
  }

  /** An array attribute of 64-bit integers. */
  static ArrayAttr array(long... numbers) {
    List<Attribute> elements = new ArrayList<>();
    for (long number : numbers) elements.add(IntegerAttr.of(IntegerType.I64, number));
    return ArrayAttr.of(elements);
  }

  /** The integers of several 64-bit array attributes. */
  static long[] numbers(Attribute array) {
    if (array instanceof DenseArrayAttr dense) return dense.longs();
    List<Attribute> elements = ((ArrayAttr) array).elements();
    long[] numbers = new long[elements.size()];
    for (int i = 0; i < numbers.length; i++) numbers[i] = ((IntegerAttr) elements.get(i)).longValue();
    return numbers;
  }
}
