// SPDX-License-Identifier: Apache-2.0
package dev.freehold.math;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.FloatFormat;
import org.jspecify.annotations.Nullable;

/** Whether a float is infinite. */
public final class IsInfOp extends MathOp {
  public static final OpDef<IsInfOp> DEF = question("math.isinf", IsInfOp.class, IsInfOp::new).build();

  private IsInfOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected @Nullable Folded simplify(Rewriter rw) {
    return foldTest(FloatFormat::isInfinite);
  }
}
