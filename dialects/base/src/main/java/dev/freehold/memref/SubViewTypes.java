// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import dev.freehold.dialects.syntax.DroppedDimensions;
import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.StridedLayoutAttr;
import dev.freehold.ir.builtin.Strides;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
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

  /** The type of a subview of a shape that may leave out dimensions of size 1, the last ones of a run if there is a choice. */
  public static MemRefType infer(MemRefType source, MixedValues offsets, MixedValues sizes, MixedValues strides, Shape shape) {
    MemRefType full = infer(source, offsets.statics(), sizes.statics(), strides.statics());
    if (full.rank() == shape.rank()) return full;
    return without(Objects.requireNonNull(DroppedDimensions.of(sizes.statics(), shape), "the shape is that of the slice"), full);
  }

  /** In what shape or layout differ from those that follow, apart from dimensions of size 1 that it leaves out; null where in nothing. */
  static @Nullable String mismatch(MemRefType expected, MemRefType result) {
    if (!isReducedShape(expected.shape().toArray(), result)) return "result sizes";
    Strides full = Strides.ofStrided(expected);
    Strides given = Strides.of(result);
    if (given == null || given.offset() != full.offset()) return "result layout";
    BitSet dropped = DroppedDimensions.of(expected.shape().toArray(), full, result.shape(), given);
    if (dropped == null) return "result layout";
    int next = 0;
    for (int i = dropped.nextClearBit(0); i < expected.rank(); i = dropped.nextClearBit(i + 1)) {
      if (full.stride(i) != given.stride(next++)) return "result layout";
    }
    return null;
  }

  /** Whether the sizes are the same in order, but for sizes of 1 that are left out. */
  static boolean isReducedShape(long[] full, MemRefType reduced) {
    return DroppedDimensions.of(full, reduced.shape()) != null;
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

  /** The dimensions of the source that the result of a valid subview leaves out. */
  public static BitSet droppedDimensions(SubViewOp subview) {
    return Objects.requireNonNull(droppedDimensions(subview, unreduced(subview)), "the verifier has found them");
  }

  /** The type that a subview would have if it left out no dimension. */
  static MemRefType unreduced(SubViewOp subview) {
    return infer(subview.sourceType(), subview.offsets().statics(), subview.sizes().statics(), subview.strides().statics());
  }

  /** The same with the strides of another type in place of the subview's own; null if these fit no dimensions. */
  static @Nullable BitSet droppedDimensions(SubViewOp subview, MemRefType full) {
    return DroppedDimensions.of(subview.sizes().statics(), Strides.ofStrided(full), subview.type().shape(), Strides.ofStrided(subview.type()));
  }
}
