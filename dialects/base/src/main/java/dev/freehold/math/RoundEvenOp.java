// SPDX-License-Identifier: Apache-2.0
package dev.freehold.math;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.FloatRounding;
import org.jspecify.annotations.Nullable;

/** The nearest integer, the even one in the middle. */
public final class RoundEvenOp extends MathOp {
  public static final OpDef<RoundEvenOp> DEF = ofFloat("math.roundeven", RoundEvenOp.class, RoundEvenOp::new).build();

  private RoundEvenOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected @Nullable Folded simplify(Rewriter rw) {
    return foldFloat((format, bits) -> Rounding.toIntegral(format, bits, FloatRounding.TO_NEAREST_EVEN));
  }
}
