// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tensor;

import dev.freehold.arith.Constants;
import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.Shape;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Tiles that are cut out and padded in some dimensions, and then cut out and padded in others, are cut out and padded once. */
final class OrthogonalPads {
  private OrthogonalPads() {}

  /** {@code outer(slice(inner(slice x)))}, where both add the same constant, only at the ends, and never in the same dimension. */
  static void merge(PadOp outer, Rewriter rw) {
    if (!(outer.source().definingOp() instanceof ExtractSliceOp slice) || !(slice.source().definingOp() instanceof PadOp inner)) return;
    if (inner.mustStay() || !(inner.source().definingOp() instanceof ExtractSliceOp first)) return;
    if (first.sourceType().rank() != outer.type().rank() || !slice.strides().all(1) || !first.strides().all(1)) return;
    Attribute padding = padding(outer);
    if (!outer.low().all(0) || !inner.low().all(0) || padding == null || !padding.equals(padding(inner))) return;
    BitSet outerPadded = padded(outer);
    BitSet innerPadded = padded(inner);
    if (outerPadded.intersects(innerPadded)) return;
    MixedValues offsets = offsets(slice, outerPadded, first, innerPadded);
    MixedValues sizes = sizes(slice, first, innerPadded);
    if (offsets == null || sizes == null) return;
    List<Folded> high = new ArrayList<>(outer.high().entries());
    innerPadded.stream().forEach(i -> high.set(i, inner.high().entries().get(i)));
    rw.before(outer);
    Value tile = rw.create(ExtractSliceOp.of(Slices.infer(first.sourceType(), sizes), first.source(), offsets, sizes, slice.strides())).result();
    PadPatterns.replace(outer, tile, outer.low(), new MixedValues(high), rw);
  }

  private static @Nullable Attribute padding(PadOp op) {
    Value padding = op.constantPadding();
    return padding == null ? null : Constants.of(padding);
  }

  /** The dimensions in which something is, or may be, added. */
  private static BitSet padded(PadOp op) {
    BitSet padded = new BitSet();
    for (int i = 0; i < op.type().rank(); i++) padded.set(i, !isZero(op.low(), i) || !isZero(op.high(), i));
    return padded;
  }

  private static boolean isZero(MixedValues numbers, int i) {
    return Long.valueOf(0).equals(MixedValues.number(numbers.entries().get(i)));
  }

  /** In each dimension, one of the two slices begins at 0 and is not padded, and the other one decides; null where that is not so. */
  private static @Nullable MixedValues offsets(ExtractSliceOp slice, BitSet outerPadded, ExtractSliceOp first, BitSet innerPadded) {
    List<Folded> offsets = new ArrayList<>();
    for (int i = 0; i < slice.offsets().size(); i++) {
      if (!outerPadded.get(i) && isZero(slice.offsets(), i)) offsets.add(first.offsets().entries().get(i));
      else if (!innerPadded.get(i) && isZero(first.offsets(), i)) offsets.add(slice.offsets().entries().get(i));
      else return null;
    }
    return new MixedValues(offsets);
  }

  /** What was padded first must have been taken as a whole; null where that is not so. */
  private static @Nullable MixedValues sizes(ExtractSliceOp slice, ExtractSliceOp first, BitSet innerPadded) {
    List<Folded> sizes = new ArrayList<>(slice.sizes().entries());
    for (int i = innerPadded.nextSetBit(0); i >= 0; i = innerPadded.nextSetBit(i + 1)) {
      long whole = slice.sourceType().size(i);
      if (Shape.isDynamic(whole) || !Long.valueOf(whole).equals(MixedValues.number(sizes.get(i)))) return null;
      sizes.set(i, first.sizes().entries().get(i));
    }
    return new MixedValues(sizes);
  }
}
