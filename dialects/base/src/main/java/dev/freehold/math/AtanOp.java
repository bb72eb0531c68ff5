// SPDX-License-Identifier: Apache-2.0
package dev.freehold.math;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Folded;
import org.jspecify.annotations.Nullable;

/** The arc tangent. */
public final class AtanOp extends MathOp {
  public static final OpDef<AtanOp> DEF = ofFloat("math.atan", AtanOp.class, AtanOp::new).build();

  private AtanOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected @Nullable Folded simplify(Rewriter rw) {
    return foldReal(StrictMath::atan);
  }
}
