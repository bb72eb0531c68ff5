// SPDX-License-Identifier: Apache-2.0
package dev.freehold.math;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.FloatFormat;
import org.jspecify.annotations.Nullable;

/** The absolute value of a float. */
public final class AbsFOp extends MathOp {
  public static final OpDef<AbsFOp> DEF = ofFloat("math.absf", AbsFOp.class, AbsFOp::new).build();

  private AbsFOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected @Nullable Folded simplify(Rewriter rw) {
    return foldFloat(FloatFormat::abs);
  }
}
