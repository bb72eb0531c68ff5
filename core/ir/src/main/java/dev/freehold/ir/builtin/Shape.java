// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Sizes of the dimensions of a shaped type; {@link #DYNAMIC} where one is known at run time only. */
public final class Shape {
  /** Marks a size (or an offset or a stride) that is not known. */
  public static final long DYNAMIC = Long.MIN_VALUE;

  public static final Shape SCALAR = new Shape();

  private final long[] sizes;
  /** Null where nobody has asked. */
  private @Nullable String prefix;

  private Shape(long... sizes) {
    this.sizes = sizes;
  }

  public static Shape of(long... sizes) {
    return sizes.length == 0 ? SCALAR : new Shape(sizes.clone());
  }

  public static boolean isDynamic(long size) {
    return size == DYNAMIC;
  }

  /** Whether each number is another dimension of a shape of that rank. So many numbers as there are dimensions are a permutation then. */
  public static boolean areDimensions(long[] numbers, int rank) {
    boolean[] seen = new boolean[rank];
    for (long number : numbers) {
      if (number < 0 || number >= rank || seen[(int) number]) return false;
      seen[(int) number] = true;
    }
    return true;
  }

  public int rank() {
    return sizes.length;
  }

  public long size(int dimension) {
    return sizes[dimension];
  }

  public boolean isDynamic(int dimension) {
    return sizes[dimension] == DYNAMIC;
  }

  public boolean isStatic() {
    return dynamicCount() == 0;
  }

  public int dynamicCount() {
    int count = 0;
    for (long size : sizes) count += size == DYNAMIC ? 1 : 0;
    return count;
  }

  /** How many dynamic dimensions come before {@code dimension}. */
  public int dynamicIndex(int dimension) {
    int count = 0;
    for (int i = 0; i < dimension; i++) count += sizes[i] == DYNAMIC ? 1 : 0;
    return count;
  }

  /** Whether both may be the shape of one array: each size is the same where both know it. */
  public boolean isCompatible(Shape other) {
    if (rank() != other.rank()) return false;
    for (int i = 0; i < rank(); i++) {
      if (size(i) != other.size(i) && !isDynamic(i) && !other.isDynamic(i)) return false;
    }
    return true;
  }

  /** The product of the sizes, or -1 where it is dynamic or does not fit into 64 bits. */
  public long elementCount() {
    long count = 1;
    boolean fits = true;
    for (long size : sizes) {
      if (size == DYNAMIC) return -1;
      fits &= Math.multiplyHigh(count, size) == 0 && count * size >= 0;
      if (size == 0) return isStatic() ? 0 : -1;
      count *= size;
    }
    return fits ? count : -1;
  }

  /** How many elements some dimensions have together; {@link #DYNAMIC} if one of them is dynamic, though another be 0. */
  public long product(List<Integer> dimensions) {
    long product = 1;
    for (int dimension : dimensions) {
      if (isDynamic(dimension)) return DYNAMIC;
      product *= sizes[dimension];
    }
    return product;
  }

  /** The shape where each group of dimensions has become one. */
  public Shape collapsed(List<List<Integer>> groups) {
    return of(groups.stream().mapToLong(this::product).toArray());
  }

  /** The sizes in front of an element type, {@code 2x?x}. */
  public String prefix() {
    if (prefix == null) prefix = spell();
    return prefix;
  }

  private String spell() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < rank(); i++) (isDynamic(i) ? text.append('?') : text.append(size(i))).append('x');
    return text.toString();
  }

  /** A copy. */
  public long[] toArray() {
    return sizes.clone();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Shape that && Arrays.equals(sizes, that.sizes);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(sizes);
  }

  @Override
  public String toString() {
    return Arrays.toString(sizes);
  }
}
