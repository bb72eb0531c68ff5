// SPDX-License-Identifier: Apache-2.0
package dev.freehold.math;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Folded;
import org.jspecify.annotations.Nullable;

/** The arc sine. */
public final class AsinOp extends MathOp {
  public static final OpDef<AsinOp> DEF = ofFloat("math.asin", AsinOp.class, AsinOp::new).build();

  private AsinOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected @Nullable Folded simplify(Rewriter rw) {
    return foldReal(Reals::asin);
  }
}
