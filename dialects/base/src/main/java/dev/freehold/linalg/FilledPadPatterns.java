// SPDX-License-Identifier: Apache-2.0
package dev.freehold.linalg;

import dev.freehold.affine.ComposedApply;
import dev.freehold.arith.ConstantOp;
import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.tensor.CastOp;
import dev.freehold.tensor.EmptyOp;
import dev.freehold.tensor.InsertSliceOp;
import dev.freehold.tensor.PadOp;
import dev.freehold.tensor.Sizes;
import java.util.ArrayList;
import java.util.List;

/** Canonicalizations of padding with the value that a tensor is filled with already. */
final class FilledPadPatterns {
  private FilledPadPatterns() {}

  /** A filled tensor with more of the same around it is a larger one. */
  static void ofFill(PadOp pad, Rewriter rw) {
    Value value = FillPatterns.value(pad.source());
    if (value == null || pad.constantPadding() != value) return;
    rw.before(pad);
    MixedValues sizes = new MixedValues(sizes(pad, rw));
    TensorType type = TensorType.of(Shape.of(sizes.statics()), pad.type().element());
    Value empty = rw.create(EmptyOp.of(type, sizes.dynamics())).result();
    Value filled = rw.create(FillPatterns.fill(value, empty, rw)).result();
    if (type.equals(pad.type())) rw.replace(pad, filled);
    else rw.replaceWith(pad, CastOp.of(pad.type(), filled));
  }

  private static List<Folded> sizes(PadOp pad, Rewriter rw) {
    List<Folded> sizes = new ArrayList<>();
    for (int i = 0; i < pad.type().rank(); i++) {
      if (pad.type().shape().isDynamic(i)) {
        sizes.add(sum(rw, Sizes.of(pad.source(), i, rw), pad.low().entries().get(i), pad.high().entries().get(i)));
      } else {
        sizes.add(IntegerAttr.ofIndex(pad.type().size(i)));
      }
    }
    return sizes;
  }

  /** A size or an offset. A negative one is undefined behavior at run time, but would make the program invalid if it were static. */
  private static Folded sum(Rewriter rw, Folded... numbers) {
    Folded sum = ComposedApply.sum(List.of(numbers), rw);
    return sum instanceof IntegerAttr known && known.longValue() < 0 ? rw.create(ConstantOp.index(known.longValue())).result() : sum;
  }

  /** What is put into a filled tensor needs no padding of the same value. */
  static void intoFill(InsertSliceOp insert, Rewriter rw) {
    if (!(insert.source().definingOp() instanceof PadOp pad) || pad.type().rank() != ((TensorType) insert.dest().type()).rank()) return;
    Value value = FillPatterns.value(untouched(insert));
    if (value == null || pad.constantPadding() != value) return;
    rw.before(insert);
    List<Folded> offsets = new ArrayList<>();
    for (int i = 0; i < pad.type().rank(); i++) {
      offsets.add(sum(rw, pad.low().entries().get(i), insert.offsets().entries().get(i)));
    }
    List<Folded> sizes = new ArrayList<>();
    for (int i = 0; i < pad.type().rank(); i++) sizes.add(Sizes.of(pad.source(), i, rw));
    rw.replaceWith(insert, InsertSliceOp.of(pad.source(), insert.dest(), new MixedValues(offsets), new MixedValues(sizes), insert.strides()));
  }

  /** The tensor before the slices were inserted that do not overlap the one of {@code insert}. */
  private static Value untouched(InsertSliceOp insert) {
    Value dest = insert.dest();
    while (dest.definingOp() instanceof InsertSliceOp before) {
      boolean reduced = ((TensorType) before.source().type()).rank() != ((TensorType) before.dest().type()).rank();
      if (reduced || !isApart(before, insert)) return dest;
      dest = before.dest();
    }
    return dest;
  }

  private static boolean isApart(InsertSliceOp a, InsertSliceOp b) {
    for (int i = 0; i < a.offsets().size(); i++) {
      long aStart = a.offsets().statics()[i];
      long bStart = b.offsets().statics()[i];
      long aEnd = last(a, i);
      long bEnd = last(b, i);
      boolean known = !Shape.isDynamic(aStart) && !Shape.isDynamic(bStart) && !Shape.isDynamic(aEnd) && !Shape.isDynamic(bEnd);
      if (known && (aEnd < bStart || bEnd < aStart)) return true;
    }
    return false;
  }

  private static long last(InsertSliceOp op, int dim) {
    long size = op.sizes().statics()[dim];
    long stride = op.strides().statics()[dim];
    if (Shape.isDynamic(size) || Shape.isDynamic(stride)) return Shape.DYNAMIC;
    return op.offsets().statics()[dim] + (size - 1) * stride;
  }
}
