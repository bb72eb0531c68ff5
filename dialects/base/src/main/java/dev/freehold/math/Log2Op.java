// SPDX-License-Identifier: Apache-2.0
package dev.freehold.math;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Folded;
import org.jspecify.annotations.Nullable;

/** The logarithm to base two. */
public final class Log2Op extends MathOp {
  public static final OpDef<Log2Op> DEF = ofFloat("math.log2", Log2Op.class, Log2Op::new).build();

  private Log2Op(OpState<?> state) {
    super(state);
  }

  @Override
  protected @Nullable Folded simplify(Rewriter rw) {
    return foldNonNegative(Reals::log2);
  }
}
