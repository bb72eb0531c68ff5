// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.VectorType;
import org.jspecify.annotations.Nullable;

/** Folds and canonicalizations of {@link BroadcastOp}. */
final class BroadcastPatterns {
  private BroadcastPatterns() {}

  /** What a vector repeats, by a broadcast or by nothing but more leading dimensions of size 1; null where it is neither. */
  static @Nullable Value repeated(Value vector) {
    return switch (vector.definingOp()) {
      case BroadcastOp broadcast -> broadcast.source();
      case ShapeCastOp cast when endsWith(VectorTypes.vector(vector), VectorTypes.vector(cast.source())) -> cast.source();
      case null, default -> null;
    };
  }

  private static boolean endsWith(VectorType whole, VectorType end) {
    return whole.rank() >= end.rank() && VectorTypes.slice(whole, whole.rank() - end.rank(), whole.rank()).shape().equals(end.shape());
  }

  /** Leading dimensions of size 1 make no difference to a broadcast. */
  static boolean ofShapeCast(BroadcastOp op, Rewriter rw) {
    if (!(op.source().definingOp() instanceof ShapeCastOp cast)) return false;
    VectorType from = VectorTypes.vector(cast.source());
    VectorType to = VectorTypes.vector(cast.result());
    int added = to.rank() - from.rank();
    if (added < 0) return false;
    for (int i = 0; i < added; i++) {
      if (to.size(i) != 1) return false;
    }
    if (!VectorTypes.slice(to, added, to.rank()).equals(from)) return false;
    rw.setOperand(op, "source", cast.source());
    return true;
  }

  /** A broadcast of a broadcast is one broadcast. */
  static void twice(BroadcastOp op, Rewriter rw) {
    if (op.source().definingOp() instanceof BroadcastOp first) rw.replaceWith(op, BroadcastOp.of(op.result().type(), first.source()));
  }
}
