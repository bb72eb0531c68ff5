// SPDX-License-Identifier: Apache-2.0
package dev.freehold.math;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.FloatRounding;
import org.jspecify.annotations.Nullable;

/** The integer above. */
public final class CeilOp extends MathOp {
  public static final OpDef<CeilOp> DEF = ofFloat("math.ceil", CeilOp.class, CeilOp::new).build();

  private CeilOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected @Nullable Folded simplify(Rewriter rw) {
    return foldFloat((format, bits) -> Rounding.toIntegral(format, bits, FloatRounding.UPWARD));
  }
}
