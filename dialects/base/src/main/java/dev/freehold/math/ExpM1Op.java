// SPDX-License-Identifier: Apache-2.0
package dev.freehold.math;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Folded;
import org.jspecify.annotations.Nullable;

/** The power of e, minus one. */
public final class ExpM1Op extends MathOp {
  public static final OpDef<ExpM1Op> DEF = ofFloat("math.expm1", ExpM1Op.class, ExpM1Op::new).build();

  private ExpM1Op(OpState<?> state) {
    super(state);
  }

  @Override
  protected @Nullable Folded simplify(Rewriter rw) {
    return foldReal(StrictMath::expm1);
  }
}
