// SPDX-License-Identifier: Apache-2.0
package dev.freehold.math;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Folded;
import org.jspecify.annotations.Nullable;

/** The natural logarithm. */
public final class LogOp extends MathOp {
  public static final OpDef<LogOp> DEF = ofFloat("math.log", LogOp.class, LogOp::new).build();

  private LogOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected @Nullable Folded simplify(Rewriter rw) {
    return foldNonNegative(StrictMath::log);
  }
}
