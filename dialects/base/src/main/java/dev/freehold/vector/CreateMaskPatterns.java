// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.arith.Constants;
import dev.freehold.arith.MulIOp;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.VectorType;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Canonicalizations of {@link CreateMaskOp}. */
final class CreateMaskPatterns {
  private CreateMaskPatterns() {}

  /**
   * Bounds that are constants make a constant mask; they end at the size of the vector, and one that is zero empties the whole. So
   * do bounds that are scaled and not smaller than the vector. A bound of a scalable size that is not negative stays, even zero, as it does
   * in the reference.
   */
  static void constantBounds(CreateMaskOp op, Rewriter rw) {
    VectorType type = VectorTypes.vector(op.result());
    long[] bounds = new long[op.operandCount()];
    boolean empty = false;
    for (int i = 0; i < bounds.length; i++) {
      boolean scalable = type.rank() > 0 && type.scalable().get(i);
      long size = type.rank() == 0 ? 1 : type.size(i);
      Long bound = Constants.number(op.operand(i));
      if (bound == null) {
        bound = scale(op.operand(i));
        if (bound == null || bound < size) return;
      } else if (scalable && bound >= 0) {
        return;
      }
      bounds[i] = Math.max(0, Math.min(bound, size));
      empty |= bounds[i] == 0;
    }
    if (empty) Arrays.fill(bounds, 0);
    rw.replaceWith(op, ConstantMaskOp.of(type, bounds));
  }

  /** How many times {@code vector.vscale} a value is; null where that is not known. */
  private static @Nullable Long scale(Value value) {
    return switch (value.definingOp()) {
      case VectorScaleOp one -> Long.valueOf(1);
      case MulIOp product when product.lhs().definingOp() instanceof VectorScaleOp -> Constants.number(product.rhs());
      case MulIOp product when product.rhs().definingOp() instanceof VectorScaleOp -> Constants.number(product.lhs());
      case null, default -> null;
    };
  }
}
