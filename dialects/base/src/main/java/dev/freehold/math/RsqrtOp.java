// SPDX-License-Identifier: Apache-2.0
package dev.freehold.math;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;

/** One by the square root. */
public final class RsqrtOp extends MathOp {
  public static final OpDef<RsqrtOp> DEF = ofFloat("math.rsqrt", RsqrtOp.class, RsqrtOp::new).build();

  private RsqrtOp(OpState<?> state) {
    super(state);
  }
}
