// SPDX-License-Identifier: Apache-2.0
package dev.freehold.math;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Folded;
import org.jspecify.annotations.Nullable;

/** The inverse hyperbolic tangent. */
public final class AtanhOp extends MathOp {
  public static final OpDef<AtanhOp> DEF = ofFloat("math.atanh", AtanhOp.class, AtanhOp::new).build();

  private AtanhOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected @Nullable Folded simplify(Rewriter rw) {
    return foldReal(Reals::atanh);
  }
}
