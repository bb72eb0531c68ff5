// SPDX-License-Identifier: Apache-2.0
package dev.freehold.math;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Folded;
import org.jspecify.annotations.Nullable;

/** The square root. */
public final class SqrtOp extends MathOp {
  public static final OpDef<SqrtOp> DEF = ofFloat("math.sqrt", SqrtOp.class, SqrtOp::new).build();

  private SqrtOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected @Nullable Folded simplify(Rewriter rw) {
    return foldNonNegative(Math::sqrt);
  }
}
