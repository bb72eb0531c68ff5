// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import org.jspecify.annotations.Nullable;

/** Shifts bits to the left. */
public final class ShLIOp extends OverflowBinaryOp {
  public static final OpDef<ShLIOp> DEF = declare("arith.shli", ShLIOp.class, ShLIOp::new).build();

  private ShLIOp(OpState<?> state) {
    super(state);
  }

  public static OpState<ShLIOp> of(Value lhs, Value rhs) {
    return state(DEF, lhs, rhs);
  }

  @Override
  protected @Nullable Folded simplify(Rewriter rw) {
    if (Constants.isZero(constant(1))) return lhs();
    return Shifts.isBounded(constant(0), constant(1)) ? foldBits((a, b) -> a.shiftLeft(Shifts.amount(b, ArithTypes.width(type())))) : null;
  }
}
