// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tensor;

import dev.freehold.arith.Constants;
import dev.freehold.dialects.syntax.DroppedDimensions;
import dev.freehold.dialects.syntax.MixedSlice;
import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.dialects.syntax.Slicing;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.iface.ParallelCombining;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** Canonicalizations of {@link InsertSliceOp} and {@link ParallelInsertSliceOp}. */
final class InsertSlicePatterns {
  private InsertSlicePatterns() {}

  private static OpState<?> insert(Op like, Value source, Value dest, MixedSlice slice) {
    OpState<?> state = like.def().state()
        .operandSegments(List.of(source), List.of(dest), slice.offsets().dynamics(), slice.sizes().dynamics(), slice.strides().dynamics())
        .prop("static_offsets", slice.offsets().staticsAttr()).prop("static_sizes", slice.sizes().staticsAttr())
        .prop("static_strides", slice.strides().staticsAttr());
    return like.resultCount() == 0 ? state : state.results(dest.type());
  }

  /** Constant operands become static; the source is cast to the more static type. */
  static <O extends Op & Slicing> void constantOperands(O op, Rewriter rw) {
    MixedSlice slice = new MixedSlice(op.offsets(), op.sizes(), op.strides());
    MixedSlice constant = slice.withConstants(stride -> stride != 0);
    if (constant.equals(slice)) return;
    TensorType source = (TensorType) op.operand("source").type();
    BitSet dropped = DroppedDimensions.of(op.sizes().statics(), source.shape());
    if (dropped == null || constant.outside(((TensorType) op.operand("dest").type()).shape()) != null) return;
    long[] known = source.shape().toArray();
    int next = 0;
    long[] sizes = constant.sizes().statics();
    for (int i = 0; i < sizes.length; i++) {
      if (!dropped.get(i)) known[next++] = sizes[i];
    }
    Value from = op.operand("source");
    TensorType better = TensorType.of(Shape.of(known), source.element(), source.encoding());
    if (!better.equals(source)) {
      // Only insertions are allowed in the terminator of a parallel loop.
      rw.before(op instanceof ParallelCombining ? op.enclosingOp() : op);
      from = rw.create(CastOp.of(better, from)).result();
    }
    rw.before(op);
    rw.replaceWith(op, insert(op, from, op.operand("dest"), constant));
  }

  /** Casts that only forget are not needed. */
  static <O extends Op & Slicing> void ofCast(O op, Rewriter rw) {
    for (int i = 2; i < op.operandCount(); i++) {
      if (Constants.number(op.operand(i)) != null) return;
    }
    Value source = uncast(op.operand("source"));
    Value dest = uncast(op.operand("dest"));
    if (source == op.operand("source") && dest == op.operand("dest")) return;
    // Static sizes of the source become static in the operation.
    long[] reduced = ((TensorType) source.type()).shape().toArray();
    BitSet dropped = DroppedDimensions.of(op.sizes().statics(), ((TensorType) op.operand("source").type()).shape());
    if (dropped == null) return;
    List<Folded> sizes = new ArrayList<>(op.sizes().entries());
    int next = 0;
    for (int i = 0; i < sizes.size(); i++) {
      if (dropped.get(i)) continue;
      if (!Shape.isDynamic(reduced[next])) sizes.set(i, IntegerAttr.ofIndex(reduced[next]));
      next++;
    }
    MixedSlice known = new MixedSlice(op.offsets(), new MixedValues(sizes), op.strides());
    if (known.outside(((TensorType) dest.type()).shape()) != null) return;
    rw.before(op);
    Op made = rw.create(insert(op, source, dest, known));
    if (op.resultCount() == 0) {
      rw.erase(op);
      return;
    }
    Value result = made.result();
    if (!result.type().equals(op.result().type())) result = rw.create(CastOp.of(op.result().type(), result)).result();
    rw.replace(op, result);
  }

  private static Value uncast(Value value) {
    return value.definingOp() instanceof CastOp cast && cast.onlyForgets() ? cast.source() : value;
  }
}
