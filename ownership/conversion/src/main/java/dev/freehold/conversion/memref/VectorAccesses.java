// SPDX-License-Identifier: Apache-2.0
package dev.freehold.conversion.memref;

import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.ir.Op;
import dev.freehold.memref.CollapseShapeOp;
import dev.freehold.memref.ExpandShapeOp;
import dev.freehold.memref.SubViewOp;
import dev.freehold.memref.SubViewTypes;
import java.util.BitSet;
import java.util.List;

/** Which accesses of vectors by a view are accesses of the same elements of the source, if only the indices change. */
@FunctionalInterface
public interface VectorAccesses {
  VectorAccesses SOUND = VectorAccesses::keepsDimensions;

  /** Returns whether the elements are the same for a vector that spans the last {@code rank} dimensions of the view. */
  boolean areFolded(Op view, int rank);

  /** Whether a step in one of the last dimensions of a view is a step in the same dimension of its source, counted from the end. */
  private static boolean keepsDimensions(Op view, int rank) {
    return switch (view) {
      case SubViewOp slice -> keepsDimensions(slice, rank);
      case ExpandShapeOp expansion -> areSingle(expansion.groups(), rank - 1) && rank <= expansion.groups().size();
      case CollapseShapeOp collapse -> areSingle(collapse.groups(), rank);
      default -> false;
    };
  }

  private static boolean keepsDimensions(SubViewOp slice, int rank) {
    BitSet dropped = SubViewTypes.droppedDimensions(slice);
    List<?> strides = slice.strides().entries();
    for (int i = strides.size() - rank; i < strides.size(); i++) {
      Long stride = MixedValues.number(slice.strides().entries().get(i));
      if (dropped.get(i) || stride == null || stride != 1) return false;
    }
    return true;
  }

  private static boolean areSingle(List<List<Integer>> groups, int count) {
    return count <= groups.size() && groups.subList(groups.size() - Math.max(0, count), groups.size()).stream().allMatch(group -> group.size() == 1);
  }
}
