// SPDX-License-Identifier: Apache-2.0
package dev.freehold.math;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Folded;
import org.jspecify.annotations.Nullable;

/** The power of two. */
public final class Exp2Op extends MathOp {
  public static final OpDef<Exp2Op> DEF = ofFloat("math.exp2", Exp2Op.class, Exp2Op::new).build();

  private Exp2Op(OpState<?> state) {
    super(state);
  }

  @Override
  protected @Nullable Folded simplify(Rewriter rw) {
    return foldReal(Reals::exp2);
  }
}
