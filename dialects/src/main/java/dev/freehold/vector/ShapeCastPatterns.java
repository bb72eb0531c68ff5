// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.VectorType;

/** Canonicalizations of {@link ShapeCastOp}. */
final class ShapeCastPatterns {
  private ShapeCastPatterns() {}

  /** A broadcast in other dimensions is a broadcast to those, where the source fits there; or a cast of the source. */
  static void ofBroadcast(ShapeCastOp op, Rewriter rw) {
    if (!(op.source().definingOp() instanceof BroadcastOp broadcast)) return;
    Value source = broadcast.source();
    VectorType type = VectorTypes.vector(op.result());
    if (!(source.type() instanceof VectorType from)) {
      rw.replaceWith(op, BroadcastOp.of(type, source));
    } else if (from.shape().elementCount() == type.shape().elementCount() && from.scalable().stream().filter(s -> s).count()
        == type.scalable().stream().filter(s -> s).count()) {
      if (from.equals(type)) rw.replace(op, source);
      else rw.replaceWith(op, ShapeCastOp.of(type, source));
    } else if (fits(from, type)) {
      rw.replaceWith(op, BroadcastOp.of(type, source));
    }
  }

  private static boolean fits(VectorType from, VectorType to) {
    int shift = to.rank() - from.rank();
    if (shift < 0) return false;
    for (int i = 0; i < from.rank(); i++) {
      if (from.size(i) != 1 && (from.size(i) != to.size(i + shift) || !from.scalable().get(i).equals(to.scalable().get(i + shift)))) return false;
    }
    return true;
  }
}
