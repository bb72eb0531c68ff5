// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import java.util.function.BiFunction;

/** Canonicalizations of float operations. */
final class FloatPatterns {
  private FloatPatterns() {}

  /** (-x) * (-y) = x * y. */
  static void mulOfNegated(MulFOp op, Rewriter rw) {
    dropSigns(op, rw, (x, y) -> MulFOp.of(x, y, op.fastmath()));
  }

  /** (-x) / (-y) = x / y. */
  static void divOfNegated(DivFOp op, Rewriter rw) {
    dropSigns(op, rw, (x, y) -> DivFOp.of(x, y, op.fastmath()));
  }

  private static void dropSigns(FloatBinaryOp op, Rewriter rw, BiFunction<Value, Value, OpState<?>> make) {
    if (!(op.lhs().definingOp() instanceof NegFOp x && op.rhs().definingOp() instanceof NegFOp y)) return;
    Rules.begin(rw, op, x, y);
    Rules.replace(rw, op, make.apply(x.operand(), y.operand()));
  }
}
