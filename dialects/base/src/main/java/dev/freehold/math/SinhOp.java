// SPDX-License-Identifier: Apache-2.0
package dev.freehold.math;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Folded;
import org.jspecify.annotations.Nullable;

/** The hyperbolic sine. */
public final class SinhOp extends MathOp {
  public static final OpDef<SinhOp> DEF = ofFloat("math.sinh", SinhOp.class, SinhOp::new).build();

  private SinhOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected @Nullable Folded simplify(Rewriter rw) {
    return foldReal(StrictMath::sinh);
  }
}
