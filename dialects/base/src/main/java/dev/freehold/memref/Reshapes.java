// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import dev.freehold.ir.Checker;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.StridedLayoutAttr;
import dev.freehold.ir.builtin.Strides;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The types that {@code memref.expand_shape} and {@code memref.collapse_shape} lead from and to. */
final class Reshapes {
  private Reshapes() {}

  /** Reports a grouping that does not lead from one shape to the other; returns whether there was none. */
  static boolean verifyShapes(MemRefType collapsed, MemRefType expanded, List<List<Integer>> groups, Checker check) {
    if (collapsed.rank() != groups.size()) {
      check.error("invalid number of reassociation groups: found " + groups.size() + ", expected " + collapsed.rank());
      return false;
    }
    int next = 0;
    for (int i = 0; i < groups.size(); i++) {
      for (int dimension : groups.get(i)) {
        if (dimension != next++) {
          check.error("reassociation indices must be contiguous");
          return false;
        }
        if (dimension >= expanded.rank()) {
          check.error("reassociation index " + dimension + " is out of bounds");
          return false;
        }
      }
      if (!verifySize(collapsed.size(i), i, expanded.shape().product(groups.get(i)), check)) return false;
    }
    if (groups.isEmpty() && !Arrays.stream(expanded.shape().toArray()).allMatch(size -> size == 1)) {
      check.error("rank 0 memrefs can only be extended/collapsed with/from ones");
      return false;
    }
    if (!groups.isEmpty() && next != expanded.rank()) {
      check.error("expanded rank (" + expanded.rank() + ") inconsistent with number of reassociation indices (" + next + ")");
      return false;
    }
    return true;
  }

  private static boolean verifySize(long size, int dimension, long product, Checker check) {
    if (Shape.isDynamic(size) != Shape.isDynamic(product)) {
      check.error("collapsed dim (" + dimension + ") must be dynamic if and only if reassociation group is dynamic");
      return false;
    }
    if (size == product) return true;
    check.error("collapsed dim size (" + size + ") must equal reassociation group size (" + product + ")");
    return false;
  }

  /** What expanding {@code from} to {@code shape} gives; null where its layout does not permit it. */
  static @Nullable MemRefType expanded(MemRefType from, Shape shape, List<List<Integer>> groups) {
    if (Layouts.isIdentity(from)) return MemRefType.of(shape, from.element(), null, from.memorySpace());
    Strides old = Strides.of(from);
    if (old == null) return null;
    Long[] strides = new Long[shape.rank()];
    Arrays.fill(strides, 1L);
    for (int i = 0; i < groups.size(); i++) {
      long stride = old.stride(i);
      for (int dimension : groups.get(i).reversed()) {
        strides[dimension] = stride;
        stride = Sizes.multiply(stride, shape.size(dimension));
      }
    }
    return MemRefType.of(shape, from.element(), StridedLayoutAttr.of(old.offset(), List.of(strides)), from.memorySpace());
  }

  /** What collapsing {@code from} gives; null where what would be joined is not contiguous, or there is nothing to take a stride from. */
  static @Nullable MemRefType collapsed(MemRefType from, List<List<Integer>> groups) {
    Shape shape = from.shape().collapsed(groups);
    if (Layouts.isIdentity(from)) return MemRefType.of(shape, from.element(), null, from.memorySpace());
    Strides old = Strides.of(from);
    if (old == null) return null;
    List<Long> strides = new ArrayList<>();
    for (List<Integer> group : groups) {
      if (group.isEmpty()) return null;
      long stride = innermostStride(from, old, group);
      if (!isContiguous(from, old, group, stride)) return null;
      strides.add(stride);
    }
    return MemRefType.of(shape, from.element(), StridedLayoutAttr.of(old.offset(), strides), from.memorySpace());
  }

  /** Whether what would be joined is contiguous, and known to be. */
  static boolean isSurelyCollapsible(MemRefType from, List<List<Integer>> groups) {
    if (Layouts.isIdentity(from)) return true;
    Strides old = Strides.of(from);
    if (old == null || collapsed(from, groups) == null) return false;
    for (List<Integer> group : groups) {
      long stride = innermostStride(from, old, group);
      for (int dimension : group.subList(1, group.size()).reversed()) {
        stride = Sizes.multiply(stride, from.size(dimension));
        if (from.size(dimension - 1) == 1) continue;
        if (Shape.isDynamic(stride) || Shape.isDynamic(old.stride(dimension - 1))) return false;
      }
    }
    return true;
  }

  /** The stride of the last dimension that has more than one element; not known where that depends on a size that is not. */
  private static long innermostStride(MemRefType from, Strides old, List<Integer> group) {
    int last = group.size() - 1;
    while (last > 0 && from.size(group.get(last)) == 1) last--;
    boolean known = last == 0 || !Shape.isDynamic(from.size(group.get(last)));
    return known ? old.stride(group.get(last)) : Shape.DYNAMIC;
  }

  /** Whether each dimension steps over just the ones inside of it, as far as that is known. */
  private static boolean isContiguous(MemRefType from, Strides old, List<Integer> group, long innermost) {
    long stride = innermost;
    for (int dimension : group.subList(1, group.size()).reversed()) {
      stride = Sizes.multiply(stride, from.size(dimension));
      if (from.size(dimension - 1) != 1 && !Sizes.mayMatch(stride, old.stride(dimension - 1))) return false;
    }
    return true;
  }
}
