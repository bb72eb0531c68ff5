// SPDX-License-Identifier: Apache-2.0
package dev.freehold.math;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Folded;
import org.jspecify.annotations.Nullable;

/** The tangent. */
public final class TanOp extends MathOp {
  public static final OpDef<TanOp> DEF = ofFloat("math.tan", TanOp.class, TanOp::new).build();

  private TanOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected @Nullable Folded simplify(Rewriter rw) {
    return foldReal(Reals::tan);
  }
}
