// SPDX-License-Identifier: Apache-2.0
package dev.freehold.math;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Folded;
import org.jspecify.annotations.Nullable;

/** The inverse hyperbolic cosine. */
public final class AcoshOp extends MathOp {
  public static final OpDef<AcoshOp> DEF = ofFloat("math.acosh", AcoshOp.class, AcoshOp::new).build();

  private AcoshOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected @Nullable Folded simplify(Rewriter rw) {
    return foldReal(Reals::acosh);
  }
}
