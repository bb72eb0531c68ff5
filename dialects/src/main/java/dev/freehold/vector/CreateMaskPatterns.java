// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.arith.Constants;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.builtin.VectorType;
import java.util.Arrays;

/** Canonicalizations of {@link CreateMaskOp}. */
final class CreateMaskPatterns {
  private CreateMaskPatterns() {}

  /** Bounds that are constants make a constant mask; they end at the size of the vector, and one that is zero empties the whole. */
  static void constantBounds(CreateMaskOp op, Rewriter rw) {
    VectorType type = VectorTypes.vector(op.result());
    long[] bounds = new long[op.operandCount()];
    boolean empty = false;
    for (int i = 0; i < bounds.length; i++) {
      Long bound = Constants.number(op.operand(i));
      boolean scalable = type.rank() > 0 && type.scalable().get(i);
      if (bound == null || scalable && bound > 0) return;
      long size = type.rank() == 0 ? 1 : type.size(i);
      bounds[i] = Math.max(0, Math.min(bound, size));
      empty |= bounds[i] == 0;
    }
    if (empty) Arrays.fill(bounds, 0);
    rw.replaceWith(op, ConstantMaskOp.of(type, bounds));
  }
}
