// SPDX-License-Identifier: Apache-2.0
package dev.freehold.math;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;

/** The cube root. */
public final class CbrtOp extends MathOp {
  public static final OpDef<CbrtOp> DEF = ofFloat("math.cbrt", CbrtOp.class, CbrtOp::new).build();

  private CbrtOp(OpState<?> state) {
    super(state);
  }
}
