// SPDX-License-Identifier: Apache-2.0
package dev.freehold.math;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Folded;
import org.jspecify.annotations.Nullable;

/** Whether a float is normal: neither zero, subnormal, infinite nor NaN. */
public final class IsNormalOp extends MathOp {
  public static final OpDef<IsNormalOp> DEF = question("math.isnormal", IsNormalOp.class, IsNormalOp::new).build();

  private IsNormalOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected @Nullable Folded simplify(Rewriter rw) {
    return foldTest((format, bits) -> !format.isNaN(bits) && !format.isInfinite(bits) && !format.isZero(bits) && !format.isDenormal(bits));
  }
}
