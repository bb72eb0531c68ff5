// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.arith.Constants;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.VectorType;
import java.util.Arrays;

/** Canonicalizations of {@link ShapeCastOp}. */
final class ShapeCastPatterns {
  private ShapeCastPatterns() {}

  /** A mask without its last dimension, which has size 1 and is always set, has one bound less. */
  static void ofMask(ShapeCastOp op, Rewriter rw) {
    VectorType from = VectorTypes.vector(op.source());
    VectorType to = VectorTypes.vector(op.result());
    if (from.rank() == 0 || to.rank() != from.rank() - 1 || from.size(to.rank()) != 1 || from.scalable().get(to.rank())) return;
    if (!VectorTypes.slice(from, 0, to.rank()).equals(to)) return;
    if (op.source().definingOp() instanceof CreateMaskOp mask && Long.valueOf(1).equals(Constants.number(mask.operand(to.rank())))) {
      rw.replaceWith(op, CreateMaskOp.DEF.state().operands(mask.operands(0, to.rank())).results(to));
    } else if (op.source().definingOp() instanceof ConstantMaskOp mask && mask.bounds()[to.rank()] == 1) {
      rw.replaceWith(op, ConstantMaskOp.of(to, Arrays.copyOf(mask.bounds(), to.rank())));
    }
  }

  /** A broadcast in other dimensions is a broadcast to those, where the source fits there; or a cast of the source. */
  static void ofBroadcast(ShapeCastOp op, Rewriter rw) {
    if (!(op.source().definingOp() instanceof BroadcastOp broadcast)) return;
    Value source = broadcast.source();
    VectorType type = VectorTypes.vector(op.result());
    if (!(source.type() instanceof VectorType from)) {
      rw.replaceWith(op, BroadcastOp.of(type, source));
    } else
      if (from.shape().elementCount() == type.shape().elementCount() && from.scalable().stream().filter(s -> s).count()
          == type.scalable().stream().filter(s -> s).count()) {
            if (from.equals(type)) rw.replace(op, source);
            else rw.replaceWith(op, ShapeCastOp.of(type, source));
          } else
        if (fits(from, type)) {
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
