// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.StridedLayoutAttr;
import dev.freehold.ir.builtin.Strides;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The types of subviews: what follows from source, offsets, sizes and strides, and which dimensions a result leaves out. */
public final class SubViewTypes {
  private SubViewTypes() {}

  /** The type of a subview that leaves out no dimension; null where sizes or offsets are negative or a stride is zero. */
  public static @Nullable MemRefType infer(MemRefType source, MixedValues offsets, MixedValues sizes, MixedValues strides) {
    for (long offset : offsets.statics()) {
      if (offset < 0 && !Shape.isDynamic(offset)) return null;
    }
    for (long size : sizes.statics()) {
      if (size < 0 && !Shape.isDynamic(size)) return null;
    }
    for (long stride : strides.statics()) {
      if (stride == 0) return null;
    }
    return infer(source, offsets.statics(), sizes.statics(), strides.statics());
  }

  /** The type of a subview that leaves out no dimension. The source must be strided. */
  public static MemRefType infer(MemRefType source, long[] offsets, long[] sizes, long[] steps) {
    Strides base = Strides.ofStrided(source);
    long offset = base.offset();
    List<Long> strides = new ArrayList<>(steps.length);
    for (int i = 0; i < steps.length; i++) {
      offset = Sizes.add(offset, Sizes.multiply(offsets[i], base.stride(i)));
      strides.add(Sizes.multiply(base.stride(i), steps[i]));
    }
    return MemRefType.of(Shape.of(sizes), source.element(), StridedLayoutAttr.of(offset, strides), source.memorySpace());
  }

  /** The type of a subview of a shape that may leave out dimensions of size 1, the first ones where there is a choice. */
  public static MemRefType infer(MemRefType source, MixedValues offsets, MixedValues sizes, MixedValues strides, Shape shape) {
    MemRefType full = infer(source, offsets.statics(), sizes.statics(), strides.statics());
    if (full.rank() == shape.rank()) return full;
    BitSet dropped = new BitSet();
    int next = 0;
    for (int i = 0; i < full.rank(); i++) {
      if (next < shape.rank() && full.size(i) == shape.size(next)) next++;
      else dropped.set(i);
    }
    return without(dropped, full);
  }

  /** In what shape or layout differ from those that follow, apart from dimensions of size 1 that it leaves out; null where in nothing. */
  static @Nullable String mismatch(MemRefType expected, MemRefType result, MixedValues sizes) {
    if (!isReducedShape(expected.shape().toArray(), result)) return "result sizes";
    Strides full = Strides.ofStrided(expected);
    Strides given = Strides.of(result);
    if (given == null || given.offset() != full.offset()) return "result layout";
    BitSet dropped = droppedDimensions(expected, result, sizes);
    if (dropped == null) return "result layout";
    int next = 0;
    for (int i = dropped.nextClearBit(0); i < expected.rank(); i = dropped.nextClearBit(i + 1)) {
      if (full.stride(i) != given.stride(next++)) return "result layout";
    }
    return null;
  }

  /** Whether the sizes are the same in order, but for sizes of 1 that are left out. */
  static boolean isReducedShape(long[] full, MemRefType reduced) {
    int next = 0;
    for (long size : full) {
      if (next < reduced.rank() && size == reduced.size(next)) next++;
      else if (size != 1) return false;
    }
    return next == reduced.rank();
  }

  /** The type without some of its dimensions. */
  static MemRefType without(BitSet dropped, MemRefType type) {
    if (dropped.isEmpty()) return type;
    Strides strides = Strides.ofStrided(type);
    int rank = type.rank() - dropped.cardinality();
    long[] sizes = new long[rank];
    List<Long> kept = new ArrayList<>(rank);
    for (int i = 0; i < type.rank(); i++) {
      if (dropped.get(i)) continue;
      sizes[kept.size()] = type.size(i);
      kept.add(strides.stride(i));
    }
    return MemRefType.of(Shape.of(sizes), type.element(), StridedLayoutAttr.of(strides.offset(), kept), type.memorySpace());
  }

  /** The dimensions of the source that the result of a valid subview leaves out, as its own strides tell, those of the source times its steps. */
  public static BitSet droppedDimensions(SubViewOp subview) {
    MemRefType full = infer(subview.sourceType(), subview.offsets().statics(), subview.sizes().statics(), subview.strides().statics());
    return Objects.requireNonNull(droppedDimensions(full, subview.type(), subview.sizes()), "the verifier has found them");
  }

  /**
   * The dimensions of size 1 that lead from one type to another, which differ in nothing else. Where there are more such
   * dimensions than are missing, a dimension counts as dropped when its stride is; null where that does not come out even.
   */
  static @Nullable BitSet droppedDimensions(MemRefType full, MemRefType reduced, MixedValues sizes) {
    BitSet dropped = new BitSet(full.rank());
    if (full.rank() == reduced.rank()) return dropped;
    for (int i = 0; i < sizes.size(); i++) {
      if (sizes.entries().get(i) instanceof IntegerAttr size && size.longValue() == 1) dropped.set(i);
    }
    if (dropped.cardinality() + reduced.rank() == full.rank()) return dropped;
    Strides before = Strides.of(full);
    Strides after = Strides.of(reduced);
    if (before == null || after == null) return null;
    Map<Long, Integer> unaccounted = occurrences(before.strides());
    Map<Long, Integer> wanted = occurrences(after.strides());
    for (int i = dropped.nextSetBit(0); i >= 0; i = dropped.nextSetBit(i + 1)) {
      long stride = before.stride(i);
      int surplus = unaccounted.getOrDefault(stride, 0) - wanted.getOrDefault(stride, 0);
      if (surplus < 0) return null;
      if (surplus == 0) dropped.clear(i);
      else unaccounted.merge(stride, -1, Integer::sum);
    }
    return dropped.cardinality() + reduced.rank() == full.rank() ? dropped : null;
  }

  private static Map<Long, Integer> occurrences(List<Long> strides) {
    Map<Long, Integer> counts = new HashMap<>();
    for (long stride : strides) counts.merge(stride, 1, Integer::sum);
    return counts;
  }
}
