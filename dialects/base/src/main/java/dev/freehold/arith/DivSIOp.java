// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import org.jspecify.annotations.Nullable;

/** Divides integers with sign, rounding towards zero. */
public final class DivSIOp extends ExactBinaryOp {
  public static final OpDef<DivSIOp> DEF = declare("arith.divsi", DivSIOp.class, DivSIOp::new).with(Division::signed).build();

  private DivSIOp(OpState<?> state) {
    super(state);
  }

  public static OpState<DivSIOp> of(Value lhs, Value rhs) {
    return state(DEF, lhs, rhs);
  }

  @Override
  protected @Nullable Folded simplify(Rewriter rw) {
    if (Constants.isOne(constant(1))) return lhs();
    Value factor = Division.otherFactor(this, OverflowAttr.NSW);
    if (factor != null) return factor;
    int width = ArithTypes.width(type());
    return foldSigned((a, b) -> b.signum() == 0 ? null : Division.inRange(a.divide(b), width));
  }
}
