// SPDX-License-Identifier: Apache-2.0
package dev.freehold.math;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Folded;
import org.jspecify.annotations.Nullable;

/** The error function. */
public final class ErfOp extends MathOp {
  public static final OpDef<ErfOp> DEF = ofFloat("math.erf", ErfOp.class, ErfOp::new).build();

  private ErfOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected @Nullable Folded simplify(Rewriter rw) {
    return foldReal(Reals::erf);
  }
}
