// SPDX-License-Identifier: Apache-2.0
package dev.freehold.math;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.FloatRounding;
import org.jspecify.annotations.Nullable;

/** The integer below. */
public final class FloorOp extends MathOp {
  public static final OpDef<FloorOp> DEF = ofFloat("math.floor", FloorOp.class, FloorOp::new).build();

  private FloorOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected @Nullable Folded simplify(Rewriter rw) {
    return foldFloat((format, bits) -> Rounding.toIntegral(format, bits, FloatRounding.DOWNWARD));
  }
}
