// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import dev.freehold.arith.Constants;
import dev.freehold.arith.IndexCastOp;
import dev.freehold.ir.Region;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.MemRefType;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Finds the sizes that {@code memref.dim} asks for. */
final class DimFolding {
  private DimFolding() {}

  /** Whether the dimension is a constant and in range. */
  static boolean isKnown(DimOp dim) {
    Long index = Constants.number(dim.index());
    return index != null && dim.source().type() instanceof MemRefType type && index >= 0 && index < type.rank();
  }

  /** The size of a known dimension, if it is in the type or was an operand of what made the buffer; otherwise null. */
  static @Nullable Folded size(DimOp dim, Rewriter rw) {
    MemRefType type = (MemRefType) dim.source().type();
    int dimension = Objects.requireNonNull(Constants.number(dim.index()), "the dimension is known").intValue();
    if (!type.shape().isDynamic(dimension)) return IntegerAttr.ofIndex(type.size(dimension));
    int position = type.shape().dynamicIndex(dimension);
    return switch (dim.source().definingOp()) {
      case AllocOp alloc -> alloc.dynamicSizes().get(position);
      case AllocaOp alloca -> alloca.dynamicSizes().get(position);
      case ViewOp view -> view.sizes().get(position);
      case SubViewOp subview -> sizeOf(subview, dimension, rw);
      case null, default -> null;
    };
  }

  private static @Nullable Folded sizeOf(SubViewOp subview, int dimension, Rewriter rw) {
    BitSet dropped = SubViewPatterns.reduction(rw).droppedDimensions(subview, SubViewTypes.unreduced(subview));
    if (dropped == null) return null;
    int source = dropped.nextClearBit(0);
    for (int i = 0; i < dimension; i++) source = dropped.nextClearBit(source + 1);
    return subview.sizes().entries().get(source);
  }

  /** {@code dim(reshape(x, shape), i)} loads {@code shape[i]}, right after the reshape, before the shape can change. */
  static void ofReshape(DimOp dim, Rewriter rw) {
    if (!(dim.source().definingOp() instanceof ReshapeOp reshape) || !isKnownAt(dim, reshape)) return;
    rw.after(reshape).withLocation(dim.location());
    Value size = rw.create(LoadOp.of(reshape.shape(), List.of(dim.index()))).result();
    if (!size.type().equals(dim.result().type())) size = rw.create(IndexCastOp.of(size, dim.result().type())).result();
    rw.replace(dim, size);
  }

  /** Whether the index is defined before the reshape, as far as a cheap check can decide. */
  private static boolean isKnownAt(DimOp dim, ReshapeOp reshape) {
    Value index = dim.index();
    if (index.block() == reshape.block()) return index.definingOp() == null || !reshape.isBefore(index.definingOp());
    if (dim.block() == reshape.block()) return true;
    Region outer = index.region();
    return outer != reshape.parentRegion() && reshape.enclosingRegion().isIn(outer);
  }
}
