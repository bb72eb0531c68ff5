// SPDX-License-Identifier: Apache-2.0
package dev.freehold.math;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.FloatRounding;
import org.jspecify.annotations.Nullable;

/** The integer towards zero. */
public final class TruncOp extends MathOp {
  public static final OpDef<TruncOp> DEF = ofFloat("math.trunc", TruncOp.class, TruncOp::new).build();

  private TruncOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected @Nullable Folded simplify(Rewriter rw) {
    return foldFloat((format, bits) -> Rounding.ofReal(format, bits, FloatRounding.TOWARD_ZERO));
  }
}
