// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.FloatFormat;
import org.jspecify.annotations.Nullable;

/** Subtracts floats. */
public final class SubFOp extends FloatBinaryOp {
  public static final OpDef<SubFOp> DEF = floats("arith.subf", SubFOp.class, SubFOp::new).build();

  private SubFOp(OpState<?> state) {
    super(state);
  }

  public static OpState<SubFOp> of(Value lhs, Value rhs) {
    return state(DEF, lhs, rhs);
  }

  @Override
  protected @Nullable Folded simplify(Rewriter rw) {
    if (Constants.isFloat(constant(1), (format, bits) -> format.isZero(bits) && !format.isNegative(bits))) return lhs();
    return foldFloats(FloatFormat::subtract);
  }
}
