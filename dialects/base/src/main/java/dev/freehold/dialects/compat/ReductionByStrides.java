// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dialects.compat;

import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.Strides;
import dev.freehold.memref.SubViewOp;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Finds the dimensions that a subview leaves out by counting strides, whatever the sizes of those that are left then. */
final class ReductionByStrides {
  private ReductionByStrides() {}

  /** All dimensions of size 1; if those are too many, each whose stride the result has fewer times. */
  static @Nullable BitSet droppedDimensions(SubViewOp subview, MemRefType full) {
    long[] sizes = subview.sizes().statics();
    BitSet dropped = new BitSet(sizes.length);
    if (sizes.length == subview.type().rank()) return dropped;
    for (int i = 0; i < sizes.length; i++) dropped.set(i, sizes[i] == 1);
    if (dropped.cardinality() + subview.type().rank() == sizes.length) return dropped;
    Strides strides = Strides.ofStrided(full);
    Map<Long, Integer> unaccounted = occurrences(strides.strides());
    Map<Long, Integer> wanted = occurrences(Strides.ofStrided(subview.type()).strides());
    for (int i = dropped.nextSetBit(0); i >= 0; i = dropped.nextSetBit(i + 1)) {
      long stride = strides.stride(i);
      int surplus = unaccounted.getOrDefault(stride, 0) - wanted.getOrDefault(stride, 0);
      if (surplus < 0) return null;
      if (surplus == 0) dropped.clear(i);
      else unaccounted.merge(stride, -1, Integer::sum);
    }
    return dropped.cardinality() + subview.type().rank() == sizes.length ? dropped : null;
  }

  private static Map<Long, Integer> occurrences(List<Long> strides) {
    Map<Long, Integer> counts = new HashMap<>();
    for (long stride : strides) counts.merge(stride, 1, Integer::sum);
    return counts;
  }
}
