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

/** The smaller of two floats; NaN if one of them is. */
public final class MinimumFOp extends FloatBinaryOp {
  public static final OpDef<MinimumFOp> DEF =
      floats("arith.minimumf", MinimumFOp.class, MinimumFOp::new).traits(Traits.COMMUTATIVE).build();

  private MinimumFOp(OpState<?> state) {
    super(state);
  }

  public static OpState<MinimumFOp> of(Value lhs, Value rhs) {
    return state(DEF, lhs, rhs);
  }

  @Override
  protected @Nullable Folded simplify(Rewriter rw) {
    if (lhs() == rhs()) return rhs();
    if (Constants.isFloat(constant(1), (format, bits) -> format.isInfinite(bits) && !format.isNegative(bits))) return lhs();
    return foldFloats(FloatFormat::minimum);
  }
}
