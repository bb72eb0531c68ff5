// SPDX-License-Identifier: Apache-2.0
package dev.freehold.math;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Folded;
import org.jspecify.annotations.Nullable;

/** The logarithm to base ten. */
public final class Log10Op extends MathOp {
  public static final OpDef<Log10Op> DEF = ofFloat("math.log10", Log10Op.class, Log10Op::new).build();

  private Log10Op(OpState<?> state) {
    super(state);
  }

  @Override
  protected @Nullable Folded simplify(Rewriter rw) {
    return foldNonNegative(StrictMath::log10);
  }
}
