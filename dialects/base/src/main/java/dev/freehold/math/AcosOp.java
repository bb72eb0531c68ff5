// SPDX-License-Identifier: Apache-2.0
package dev.freehold.math;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Folded;
import org.jspecify.annotations.Nullable;

/** The arc cosine. */
public final class AcosOp extends MathOp {
  public static final OpDef<AcosOp> DEF = ofFloat("math.acos", AcosOp.class, AcosOp::new).build();

  private AcosOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected @Nullable Folded simplify(Rewriter rw) {
    return foldReal(Reals::acos);
  }
}
