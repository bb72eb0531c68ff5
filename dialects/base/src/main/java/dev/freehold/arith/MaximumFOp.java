// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.FloatFormat;
import org.jspecify.annotations.Nullable;

/** The larger of two floats; NaN if one of them is. */
public final class MaximumFOp extends FloatBinaryOp {
  public static final OpDef<MaximumFOp> DEF =
      floats("arith.maximumf", MaximumFOp.class, MaximumFOp::new).traits(Traits.COMMUTATIVE).build();

  private MaximumFOp(OpState<?> state) {
    super(state);
  }

  public static OpState<MaximumFOp> of(Value lhs, Value rhs) {
    return state(DEF, lhs, rhs);
  }

  @Override
  protected @Nullable Folded simplify(Rewriter rw) {
    if (lhs() == rhs()) return rhs();
    if (Constants.isFloat(constant(1), (format, bits) -> format.isInfinite(bits) && format.isNegative(bits))) return lhs();
    return foldFloats(FloatFormat::maximum);
  }
}
