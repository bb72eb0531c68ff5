// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.iface.Pure;
import org.jspecify.annotations.Nullable;

/** Shifts bits to the right, filling with the sign. */
public final class ShRSIOp extends ExactBinaryOp implements Pure {
  public static final OpDef<ShRSIOp> DEF = declare("arith.shrsi", ShRSIOp.class, ShRSIOp::new).build();

  private ShRSIOp(OpState<?> state) {
    super(state);
  }

  public static OpState<ShRSIOp> of(Value lhs, Value rhs) {
    return state(DEF, lhs, rhs);
  }

  @Override
  protected @Nullable Folded simplify(Rewriter rw) {
    if (Constants.isZero(constant(1))) return lhs();
    return Shifts.isBounded(constant(0), constant(1)) ? foldSigned((a, b) -> a.shiftRight(Shifts.amount(b, ArithTypes.width(type())))) : null;
  }
}
