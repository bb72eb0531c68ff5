// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Type;
import dev.freehold.ir.builtin.VectorType;

/** Canonicalizations of {@link TransposeOp}. */
final class TransposePatterns {
  private TransposePatterns() {}

  /** A transposed transposition is one transposition. */
  static void twice(TransposeOp op, Rewriter rw) {
    if (!(op.vector().definingOp() instanceof TransposeOp first)) return;
    long[] outer = op.permutation();
    long[] both = new long[outer.length];
    for (int i = 0; i < both.length; i++) both[i] = first.permutation()[(int) outer[i]];
    rw.replaceWith(op, TransposeOp.of(op.result().type(), first.vector(), both));
  }

  /** Whether the elements stay in their order, as only dimensions of size 1 move. */
  static boolean keepsOrder(TransposeOp op) {
    VectorType type = VectorTypes.vector(op.vector());
    long last = -1;
    for (long dimension : op.permutation()) {
      if (type.size((int) dimension) == 1 && !type.scalable().get((int) dimension)) continue;
      if (dimension < last) return false;
      last = dimension;
    }
    return true;
  }

  /** What is seen in other dimensions already needs no transposition that keeps the order. */
  static void ofShapeCast(TransposeOp op, Rewriter rw) {
    if (op.vector().definingOp() instanceof ShapeCastOp cast && keepsOrder(op)) rw.replaceWith(op, ShapeCastOp.of(op.result().type(), cast.source()));
  }

  /** A value repeated everywhere stays what it is. */
  static void ofSplat(TransposeOp op, Rewriter rw) {
    if (!(op.vector().definingOp() instanceof BroadcastOp broadcast)) return;
    Type source = broadcast.source().type();
    if (source instanceof VectorType vector && vector.shape().elementCount() != 1) return;
    rw.replaceWith(op, BroadcastOp.of(op.result().type(), broadcast.source()));
  }
}
