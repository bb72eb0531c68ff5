// SPDX-License-Identifier: Apache-2.0
package dev.freehold.math;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Folded;
import org.jspecify.annotations.Nullable;

/** The hyperbolic cosine. */
public final class CoshOp extends MathOp {
  public static final OpDef<CoshOp> DEF = ofFloat("math.cosh", CoshOp.class, CoshOp::new).build();

  private CoshOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected @Nullable Folded simplify(Rewriter rw) {
    return foldReal(StrictMath::cosh);
  }
}
