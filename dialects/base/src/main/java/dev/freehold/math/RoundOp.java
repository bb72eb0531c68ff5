// SPDX-License-Identifier: Apache-2.0
package dev.freehold.math;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.FloatRounding;
import org.jspecify.annotations.Nullable;

/** The nearest integer, away from zero in the middle. */
public final class RoundOp extends MathOp {
  public static final OpDef<RoundOp> DEF = ofFloat("math.round", RoundOp.class, RoundOp::new).build();

  private RoundOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected @Nullable Folded simplify(Rewriter rw) {
    return foldFloat((format, bits) -> Rounding.ofReal(format, bits, FloatRounding.TO_NEAREST_AWAY));
  }
}
