// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.arith.Constants;
import dev.freehold.ir.Attribute;
import dev.freehold.ir.Folded;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.VectorType;
import java.util.Arrays;
import java.util.List;

/** Folds and canonicalizations of {@link ExtractStridedSliceOp}. */
final class StridedSlicePatterns {
  private StridedSlicePatterns() {}

  /** What was just put in is taken out again. */
  static List<Folded> fold(ExtractStridedSliceOp op, Rewriter rw) {
    if (!(op.source().definingOp() instanceof InsertStridedSliceOp insert)) return null;
    boolean same = insert.value().type().equals(op.result().type()) && Arrays.equals(insert.numbers(0), op.numbers(0));
    return same ? List.of(insert.value()) : null;
  }

  static void ofConstant(ExtractStridedSliceOp op, Rewriter rw) {
    if (!(Constants.of(op.source()) instanceof DenseElementsAttr dense) || !dense.isSplat()) return;
    Attribute part = DenseElementsAttr.splat(VectorTypes.vector(op.result()), dense.bits(0));
    rw.replaceWith(op, dev.freehold.arith.ConstantOp.of(part));
  }

  /** A part of what is repeated everywhere is the same, repeated less often. */
  static void ofBroadcast(ExtractStridedSliceOp op, Rewriter rw) {
    if (!(op.source().definingOp() instanceof BroadcastOp broadcast)) return;
    if (broadcast.source().type() instanceof VectorType source && source.shape().elementCount() != 1) return;
    rw.replaceWith(op, BroadcastOp.of(op.result().type(), broadcast.source()));
  }
}
