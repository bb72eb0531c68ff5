// SPDX-License-Identifier: Apache-2.0
package dev.freehold.math;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Folded;
import org.jspecify.annotations.Nullable;

/** Whether a float is neither infinite nor NaN. */
public final class IsFiniteOp extends MathOp {
  public static final OpDef<IsFiniteOp> DEF = question("math.isfinite", IsFiniteOp.class, IsFiniteOp::new).build();

  private IsFiniteOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected @Nullable Folded simplify(Rewriter rw) {
    return foldTest((format, bits) -> !format.isNaN(bits) && !format.isInfinite(bits));
  }
}
