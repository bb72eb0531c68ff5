// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.ir.Folded;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.Pure;

/** Divides integers with sign, rounding down. */
public final class FloorDivSIOp extends BinaryOp implements Pure {
  public static final OpDef<FloorDivSIOp> DEF = integers("arith.floordivsi", FloorDivSIOp.class, FloorDivSIOp::new).build();

  private FloorDivSIOp(OpState<?> state) {
    super(state);
  }

  public static OpState<FloorDivSIOp> of(Value lhs, Value rhs) {
    return state(DEF, lhs, rhs);
  }

  @Override
  protected Folded simplify(Rewriter rw) {
    if (Constants.isOne(constant(1))) return lhs();
    int width = ArithTypes.width(type());
    return foldSigned((a, b) -> b.signum() == 0 ? null : Division.inRange(Division.floor(a, b), width));
  }
}
