// SPDX-License-Identifier: Apache-2.0
package dev.freehold.math;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Folded;
import org.jspecify.annotations.Nullable;

/** The power of e. */
public final class ExpOp extends MathOp {
  public static final OpDef<ExpOp> DEF = ofFloat("math.exp", ExpOp.class, ExpOp::new).build();

  private ExpOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected @Nullable Folded simplify(Rewriter rw) {
    return foldReal(StrictMath::exp);
  }
}
