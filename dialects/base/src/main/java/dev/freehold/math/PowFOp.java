// SPDX-License-Identifier: Apache-2.0
package dev.freehold.math;

import dev.freehold.arith.Constants;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.FloatFormat;
import org.jspecify.annotations.Nullable;

/** The power of floats. */
public final class PowFOp extends MathOp {
  public static final OpDef<PowFOp> DEF = ofFloats("math.powf", PowFOp.class, PowFOp::new).build();

  private PowFOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected @Nullable Folded simplify(Rewriter rw) {
    FloatFormat format = format();
    return Constants.combine(constant(0), constant(1), type(), (a, b) -> Reals.apply(format, a, b, Reals::pow));
  }
}
