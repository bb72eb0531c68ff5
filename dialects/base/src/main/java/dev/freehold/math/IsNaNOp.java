// SPDX-License-Identifier: Apache-2.0
package dev.freehold.math;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.FloatFormat;
import org.jspecify.annotations.Nullable;

/** Whether a float is NaN. */
public final class IsNaNOp extends MathOp {
  public static final OpDef<IsNaNOp> DEF = question("math.isnan", IsNaNOp.class, IsNaNOp::new).build();

  private IsNaNOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected @Nullable Folded simplify(Rewriter rw) {
    return foldTest(FloatFormat::isNaN);
  }
}
