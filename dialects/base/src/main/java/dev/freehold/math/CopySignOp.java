// SPDX-License-Identifier: Apache-2.0
package dev.freehold.math;

import dev.freehold.arith.Constants;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.FloatFormat;
import org.jspecify.annotations.Nullable;

/** The first float with the sign of the second. */
public final class CopySignOp extends MathOp {
  public static final OpDef<CopySignOp> DEF = ofFloats("math.copysign", CopySignOp.class, CopySignOp::new).build();

  private CopySignOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected @Nullable Folded simplify(Rewriter rw) {
    FloatFormat format = format();
    return Constants.combine(constant(0), constant(1), type(), (a, b) -> format.isNegative(a) == format.isNegative(b) ? a : format.negate(a));
  }
}
