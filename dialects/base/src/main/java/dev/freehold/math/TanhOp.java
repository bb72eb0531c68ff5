// SPDX-License-Identifier: Apache-2.0
package dev.freehold.math;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Folded;
import org.jspecify.annotations.Nullable;

/** The hyperbolic tangent. */
public final class TanhOp extends MathOp {
  public static final OpDef<TanhOp> DEF = ofFloat("math.tanh", TanhOp.class, TanhOp::new).build();

  private TanhOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected @Nullable Folded simplify(Rewriter rw) {
    return foldReal(StrictMath::tanh);
  }
}
