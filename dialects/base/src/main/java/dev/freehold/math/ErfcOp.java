// SPDX-License-Identifier: Apache-2.0
package dev.freehold.math;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Folded;
import org.jspecify.annotations.Nullable;

/** One minus the error function. */
public final class ErfcOp extends MathOp {
  public static final OpDef<ErfcOp> DEF = ofFloat("math.erfc", ErfcOp.class, ErfcOp::new).build();

  private ErfcOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected @Nullable Folded simplify(Rewriter rw) {
    return foldReal(Reals::erfc);
  }
}
