// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import dev.freehold.ir.attribute.TypeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The sets of vectors that definitions of machine instructions name, described in the words of the reference. What they call the
 * length of a vector is how many elements it has in all its dimensions; of one that scales, how many it has at least.
 */
public final class VectorSets {
  private VectorSets() {}

  /** Vectors of rank one and more with one of some lengths. */
  public static TypeSet ofLengths(TypeSet elements, int... lengths) {
    return narrowed(TypeSets.nonZeroRankVectorOf(elements), lengths);
  }

  /** Vectors whose size is known, with one of some lengths. */
  public static TypeSet fixedOfLengths(TypeSet elements, int... lengths) {
    return narrowed(TypeSets.fixedVectorOfAnyRank(elements), lengths);
  }

  /** Vectors that scale in any dimension, with one of some lengths. */
  public static TypeSet scalableOfLengths(TypeSet elements, int... lengths) {
    return narrowed(scalableOf(elements), lengths);
  }

  /** Vectors that scale in any dimension. */
  public static TypeSet scalableOf(TypeSet elements) {
    return confined(TypeSets.vectorOf(elements), "scalable vector of " + elements.description() + " values", VectorType::isScalable);
  }

  /** Vectors of a rank that scale in any dimension, which the reference calls by the rank alone. */
  public static TypeSet scalableOfRank(int rank) {
    return confined(scalableOf(TypeSets.ANY), " of ranks " + rank, vector -> vector.rank() == rank);
  }

  /** Vectors that scale in the last dimension only, which has one of some sizes. */
  public static TypeSet trailingScalable(TypeSet elements, int... sizes) {
    String listed = IntStream.of(sizes).mapToObj(String::valueOf).collect(Collectors.joining(", "));
    return confined(TypeSets.nonZeroRankVectorOf(elements),
        "trailing scalable vector of " + elements.description() + " values with dim -1 having a size of {" + listed + "}",
        vector -> vector.scalable().indexOf(true) == vector.rank() - 1 && isIn(vector.size(vector.rank() - 1), sizes));
  }

  private static TypeSet narrowed(TypeSet vectors, int... lengths) {
    String listed = IntStream.of(lengths).mapToObj(String::valueOf).collect(Collectors.joining("/"));
    return confined(vectors, vectors.description() + " of length " + listed, vector -> isIn(vector.shape().elementCount(), lengths));
  }

  private static TypeSet confined(TypeSet vectors, String description, Predicate<VectorType> condition) {
    return TypeSet.of(description, type -> vectors.contains(type) && condition.test((VectorType) type))
        .ofKind("builtin.vector", VectorType.class::isInstance);
  }

  private static boolean isIn(long number, int... allowed) {
    return IntStream.of(allowed).anyMatch(one -> one == number);
  }
}
