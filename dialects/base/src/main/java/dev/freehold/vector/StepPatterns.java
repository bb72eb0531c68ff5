// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.arith.CmpIOp;
import dev.freehold.arith.ConstantOp;
import dev.freehold.arith.Constants;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Use;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.VectorType;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Canonicalizations of {@link StepOp}. */
final class StepPatterns {
  private static final int INDEX_WIDTH = 64;

  private StepPatterns() {}

  /** A comparison that has the same result for all lanes is a constant. */
  static void compared(StepOp op, Rewriter rw) {
    VectorType type = VectorTypes.vector(op.result());
    if (type.isScalable()) return;
    for (Use use = op.result().firstUse(); use != null; use = use.next()) {
      if (!(use.owner() instanceof CmpIOp compare) || use.index() != 0) continue;
      if (!(Constants.of(compare.rhs()) instanceof DenseElementsAttr bound) || !bound.isSplat()) continue;
      Boolean outcome = outcome(compare, type.size(0), bound.bits(0));
      if (outcome == null) continue;
      rw.before(compare);
      BigInteger bits = outcome ? BigInteger.ONE : BigInteger.ZERO;
      rw.replaceWith(compare, ConstantOp.of(DenseElementsAttr.splat((ShapedType) compare.result().type(), bits)));
      return;
    }
  }

  private static @Nullable Boolean outcome(CmpIOp compare, long count, BigInteger bound) {
    boolean first = compare.predicate().test(BigInteger.ZERO, bound, INDEX_WIDTH);
    for (long i = 1; i < count; i++) {
      if (compare.predicate().test(BigInteger.valueOf(i), bound, INDEX_WIDTH) != first) return null;
    }
    return first;
  }
}
