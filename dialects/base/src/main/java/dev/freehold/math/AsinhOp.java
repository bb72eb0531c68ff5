// SPDX-License-Identifier: Apache-2.0
package dev.freehold.math;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Folded;
import org.jspecify.annotations.Nullable;

/** The inverse hyperbolic sine. */
public final class AsinhOp extends MathOp {
  public static final OpDef<AsinhOp> DEF = ofFloat("math.asinh", AsinhOp.class, AsinhOp::new).build();

  private AsinhOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected @Nullable Folded simplify(Rewriter rw) {
    return foldReal(Reals::asinh);
  }
}
