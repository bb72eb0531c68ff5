// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.arith.Constants;
import dev.freehold.arith.MaxSIOp;
import dev.freehold.arith.OverflowAttr;
import dev.freehold.arith.SubIOp;
import dev.freehold.arith.UnboundedArithmetic;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.VectorType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Folds and canonicalizations of {@link ExtractStridedSliceOp}. */
final class StridedSlicePatterns {
  private StridedSlicePatterns() {}

  /** A slice of a constant is a constant. */
  static @Nullable List<Folded> constant(ExtractStridedSliceOp op) {
    if (!(Constants.of(op.source()) instanceof DenseElementsAttr dense)) return null;
    VectorType type = VectorTypes.vector(op.result());
    return List.of(dense.isSplat() ? DenseElementsAttr.splat(type, dense.bits(0)) : DenseElementsAttr.of(type, elements(op, dense)));
  }

  private static List<Attribute> elements(ExtractStridedSliceOp op, DenseElementsAttr dense) {
    long[] all = dense.type().shape().toArray();
    long[] sizes = ((VectorType) op.result().type()).shape().toArray();
    long[] offsets = Arrays.copyOf(op.numbers(0), all.length);
    List<Attribute> elements = new ArrayList<>();
    long count = ((VectorType) op.result().type()).shape().elementCount();
    for (long i = 0; i < count; i++) elements.add(dense.element(position(i, all, sizes, offsets)));
    return elements;
  }

  /** A slice that is full in all but its leading dimensions, which have size 1, is extracted as one subvector. */
  static void contiguous(ExtractStridedSliceOp op, Rewriter rw) {
    VectorType source = VectorTypes.vector(op.source());
    long[] sizes = op.numbers(1);
    if (source.isScalable() || source.rank() == 0) return;
    int taken = sizes.length;
    while (taken > 0 && sizes[taken - 1] == source.size(taken - 1)) taken--;
    if (taken == 0 || taken == source.rank()) return;
    for (int i = 0; i < taken; i++) {
      if (sizes[i] != 1) return;
    }
    while (taken < sizes.length - 1 && sizes[taken] == 1) taken++;
    rw.before(op);
    Value part = rw.create(ExtractOp.of(op.source(), Arrays.copyOf(op.numbers(0), taken))).result();
    rw.replaceWith(op, ShapeCastOp.of(op.result().type(), part));
  }

  /** A value that is repeated, put into where it is repeated already, changes nothing. */
  static void sameEverywhere(InsertStridedSliceOp op, Rewriter rw) {
    if (!(op.value().definingOp() instanceof BroadcastOp part) || !(op.dest().definingOp() instanceof BroadcastOp whole)) return;
    if (part.source() == whole.source() && !(part.source().type() instanceof VectorType)) rw.replace(op, op.dest());
  }

  /** A constant with a constant slice is a constant. */
  static void ofConstant(InsertStridedSliceOp op, Rewriter rw) {
    if (!(Constants.of(op.dest()) instanceof DenseElementsAttr whole && Constants.of(op.value()) instanceof DenseElementsAttr part)) return;
    VectorType type = VectorTypes.vector(op.result());
    // The reference makes no large constants that others still need in their old form.
    if (type.isScalable() || whole.elementCount() > 256 && !op.dest().hasOneUse()) return;
    List<Attribute> elements = new ArrayList<>();
    for (long i = 0; i < whole.elementCount(); i++) elements.add(whole.element(i));
    long[] sizes = new long[type.rank()];
    Arrays.fill(sizes, 1);
    long[] own = VectorTypes.vector(op.value()).shape().toArray();
    System.arraycopy(own, 0, sizes, sizes.length - own.length, own.length);
    for (long i = 0; i < part.elementCount(); i++) elements.set((int) position(i, type.shape().toArray(), sizes, op.numbers(0)), part.element(i));
    rw.replaceWith(op, dev.freehold.arith.ConstantOp.of(DenseElementsAttr.of(type, elements)));
  }

  /** The row-major index, in sizes {@code all}, of element {@code i} of a slice. */
  private static long position(long i, long[] all, long[] sizes, long[] offsets) {
    long rest = i;
    long position = 0;
    long scale = 1;
    for (int dim = all.length - 1; dim >= 0; dim--) {
      position += (offsets[dim] + rest % sizes[dim]) * scale;
      rest /= sizes[dim];
      scale *= all[dim];
    }
    return position;
  }

  /** A slice of a constant mask is a constant mask. */
  static void ofMask(ExtractStridedSliceOp op, Rewriter rw) {
    if (!(op.source().definingOp() instanceof ConstantMaskOp mask)) return;
    long[] bounds = mask.bounds();
    long[] offsets = Arrays.copyOf(op.numbers(0), bounds.length);
    long[] sizes = VectorTypes.vector(op.result()).shape().toArray();
    boolean empty = false;
    for (int i = 0; i < bounds.length; i++) {
      bounds[i] = Math.max(0, Math.min(offsets[i] + sizes[i], bounds[i]) - offsets[i]);
      empty |= bounds[i] == 0;
    }
    if (empty) Arrays.fill(bounds, 0);
    rw.replaceWith(op, ConstantMaskOp.of(op.result().type(), bounds));
  }

  /** A slice of a mask that is true up to bounds is such a mask, with bounds relative to the slice. */
  static void ofBounds(ExtractStridedSliceOp op, Rewriter rw) {
    if (!(op.source().definingOp() instanceof CreateMaskOp mask)) return;
    long[] offsets = op.numbers(0);
    List<Value> bounds = new ArrayList<>(mask.operands());
    rw.before(op);
    for (int i = 0; i < offsets.length; i++) {
      if (offsets[i] == 0) continue;
      Value offset = rw.create(dev.freehold.arith.ConstantOp.index(offsets[i])).result();
      Value bound = bounds.get(i);
      Long known = Constants.number(bound);
      // The difference must not wrap around to a large bound.
      if (!UnboundedArithmetic.uses(known != null && known >= Long.MIN_VALUE + offsets[i], rw)) bound = rw.create(MaxSIOp.of(bound, offset)).result();
      bounds.set(i, rw.create(SubIOp.of(bound, offset, OverflowAttr.NONE)).result());
    }
    rw.replaceWith(op, CreateMaskOp.DEF.state().operands(bounds).results(op.result().type()));
  }

  /** Inserting what was extracted at the same offsets changes nothing. */
  static void backWhereItWas(InsertStridedSliceOp op, Rewriter rw) {
    boolean same = op.value().definingOp() instanceof ExtractStridedSliceOp slice && slice.source() == op.dest()
        && Arrays.equals(slice.numbers(0), op.numbers(0));
    if (same) rw.replace(op, op.dest());
  }

  /** A slice of a broadcast is a broadcast of the same, or of a slice of it. */
  static void ofBroadcast(ExtractStridedSliceOp op, Rewriter rw) {
    if (!(op.source().definingOp() instanceof BroadcastOp broadcast)) return;
    rw.before(op);
    rw.replaceWith(op, BroadcastOp.of(op.result().type(), partOfRepeated(op, broadcast.source(), rw)));
  }

  private static Value partOfRepeated(ExtractStridedSliceOp op, Value repeated, Rewriter rw) {
    if (!(repeated.type() instanceof VectorType source)) return repeated;
    VectorType part = VectorTypes.vector(op.result());
    int shift = part.rank() - source.rank();
    long[][] lists = new long[3][];
    for (int list = 0; list < lists.length; list++) {
      long[] numbers = op.numbers(list);
      lists[list] = Arrays.copyOfRange(numbers, Math.min(shift, numbers.length), numbers.length);
    }
    boolean cut = false;
    for (int i = 0; i < source.rank(); i++) {
      cut |= source.size(i) != 1 && source.size(i) != part.size(i + shift);
      // What has been repeated in this dimension is there only once now.
      if (source.size(i) != 1 || i >= lists[0].length) continue;
      lists[0][i] = 0;
      lists[1][i] = 1;
    }
    if (!cut) return repeated;
    return rw.create(ExtractStridedSliceOp.of(repeated, lists[0], lists[1], lists[2])).result();
  }
}
