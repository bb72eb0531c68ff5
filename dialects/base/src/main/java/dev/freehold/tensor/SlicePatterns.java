// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tensor;

import dev.freehold.arith.Constants;
import dev.freehold.dialects.syntax.DroppedDimensions;
import dev.freehold.dialects.syntax.MixedSlice;
import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.TensorType;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Folds and canonicalizations of operations on slices of tensors. */
final class SlicePatterns {
  private SlicePatterns() {}

  static @Nullable List<Folded> fold(ExtractSliceOp op) {
    if (Constants.of(op.source()) instanceof DenseElementsAttr dense && dense.isSplat() && op.type().hasStaticShape()) {
      return List.of(dense.withType(op.type()));
    }
    if (op.sourceType().equals(op.type()) && op.type().hasStaticShape()
        && Slices.isEverything(op.sourceType(), op.offsets(), op.sizes(), op.strides()))
      return List.of(op.source());
    return op.source().definingOp() instanceof InsertSliceOp insert && insert.source().type().equals(op.type())
        && insert.offsets().equals(op.offsets()) && insert.sizes().equals(op.sizes()) && insert.strides().equals(op.strides())
            ? List.of(insert.source())
            : null;
  }

  /** Constant operands become static, in the operation and its type; a cast restores the old type. */
  static void constantOperands(ExtractSliceOp op, Rewriter rw) {
    MixedSlice slice = new MixedSlice(op.offsets(), op.sizes(), op.strides());
    MixedSlice known = slice.withConstants(stride -> true);
    if (known.equals(slice)) return;
    TensorType type = reduced(op, op.sourceType(), known.sizes());
    if (type == null || known.outside(op.sourceType().shape()) != null) return;
    rw.before(op);
    Value better = rw.create(ExtractSliceOp.of(type, op.source(), known.offsets(), known.sizes(), known.strides())).result();
    if (type.equals(op.type())) rw.replace(op, better);
    else rw.replaceWith(op, CastOp.of(op.type(), better));
  }

  private static @Nullable TensorType reduced(ExtractSliceOp op, TensorType source, MixedValues sizes) {
    BitSet dropped = DroppedDimensions.of(op.sizes().statics(), op.type().shape());
    if (dropped == null) return null;
    TensorType full = Slices.infer(source, sizes);
    List<Long> kept = new ArrayList<>();
    for (int i = 0; i < full.rank(); i++) {
      if (!dropped.get(i)) kept.add(full.size(i));
    }
    return TensorType.of(Shape.of(kept.stream().mapToLong(Long::longValue).toArray()), source.element(), op.type().encoding());
  }

  /** {@code extract_slice(cast x) = cast(extract_slice x)}, where the cast only forgets. */
  static void ofCast(ExtractSliceOp op, Rewriter rw) {
    for (Value operand : op.operands()) {
      if (operand != op.source() && Constants.number(operand) != null) return;
    }
    if (!(op.source().definingOp() instanceof CastOp cast) || !cast.onlyForgets()) return;
    if (new MixedSlice(op.offsets(), op.sizes(), op.strides()).outside(((TensorType) cast.source().type()).shape()) != null) return;
    rw.before(op);
    Value better = rw.create(ExtractSliceOp.of(op.type(), cast.source(), op.offsets(), op.sizes(), op.strides())).result();
    rw.replace(op, better);
  }

  static @Nullable List<Folded> fold(InsertSliceOp op, Rewriter rw) {
    TensorType source = (TensorType) op.source().type();
    if (source.hasStaticShape() && source.equals(op.result().type()) && op.offsets().all(0) && op.strides().all(1)
        && Slices.isEverything(source, op.offsets(), op.sizes(), op.strides()))
      return List.of(op.source());
    for (Folded size : op.sizes().entries()) {
      if (Long.valueOf(0).equals(MixedValues.number(size))) return List.of(op.dest());
    }
    // Of two slices inserted at one position, only the later one is visible.
    if (op.dest().definingOp() instanceof InsertSliceOp first && first.source().type().equals(source) && first.offsets().equals(op.offsets())
        && first.sizes().equals(op.sizes()) && first.strides().equals(op.strides())) {
      rw.setOperand(op, "dest", first.dest());
      return List.of();
    }
    boolean same = op.source().definingOp() instanceof ExtractSliceOp extract && extract.source() == op.dest()
        && extract.offsets().equals(op.offsets()) && extract.sizes().equals(op.sizes()) && extract.strides().equals(op.strides());
    return same ? List.of(op.dest()) : null;
  }
}
