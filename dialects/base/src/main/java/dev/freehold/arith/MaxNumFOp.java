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

/** The larger of two floats; the other one if one of them is NaN. */
public final class MaxNumFOp extends FloatBinaryOp {
  public static final OpDef<MaxNumFOp> DEF =
      floats("arith.maxnumf", MaxNumFOp.class, MaxNumFOp::new).traits(Traits.COMMUTATIVE).build();

  private MaxNumFOp(OpState<?> state) {
    super(state);
  }

  public static OpState<MaxNumFOp> of(Value lhs, Value rhs) {
    return state(DEF, lhs, rhs);
  }

  @Override
  protected @Nullable Folded simplify(Rewriter rw) {
    if (lhs() == rhs()) return rhs();
    if (Constants.isFloat(constant(1), FloatFormat::isNaN)) return lhs();
    return foldFloats(FloatFormat::maxnum);
  }
}
