// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.ir.Attribute;
import dev.freehold.ir.Type;
import dev.freehold.ir.TypeSet;
import dev.freehold.ir.Value;
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

/** The sets of types that operations of the dialect take, described in the words of the reference; and kindred facts of types. */
final class VectorTypes {
  static final TypeSet ANY = TypeSets.VECTOR;
  static final TypeSet NON_ZERO_RANK = TypeSets.VECTOR_OF_NON_ZERO_RANK;
  static final TypeSet MASK = TypeSet.of("vector of 1-bit signless integer values", type -> isMask(type));
  static final TypeSet MASK_OF_NON_ZERO_RANK =
      TypeSet.of("vector of 1-bit signless integer values", type -> isMask(type) && ((VectorType) type).rank() > 0);
  static final TypeSet FLOATS = TypeSets.vectorOf(TypeSets.FLOAT);
  static final TypeSet INDICES = TypeSets.vectorOf(TypeSets.INTEGER, TypeSets.INDEX);
  static final TypeSet SHAPED = TypeSets.SHAPED;

  private VectorTypes() {}

  private static boolean isMask(Type type) {
    return type instanceof VectorType vector && vector.element().equals(IntegerType.I1);
  }

  static VectorType vector(Value value) {
    return (VectorType) value.type();
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

  /** An array attribute of 64-bit numbers. */
  static ArrayAttr array(long... numbers) {
    List<Attribute> elements = new ArrayList<>();
    for (long number : numbers) elements.add(IntegerAttr.of(IntegerType.I64, number));
    return ArrayAttr.of(elements);
  }

  /** Numbers of a group of 64-bit array attributes. */
  static long[] numbers(Attribute array) {
    if (array instanceof DenseArrayAttr dense) return dense.longs();
    List<Attribute> elements = ((ArrayAttr) array).elements();
    long[] numbers = new long[elements.size()];
    for (int i = 0; i < numbers.length; i++) numbers[i] = ((IntegerAttr) elements.get(i)).longValue();
    return numbers;
  }
}
