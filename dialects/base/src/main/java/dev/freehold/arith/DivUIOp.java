// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import org.jspecify.annotations.Nullable;

/** Divides integers without sign, dropping the remainder. */
public final class DivUIOp extends ExactBinaryOp {
  public static final OpDef<DivUIOp> DEF = declare("arith.divui", DivUIOp.class, DivUIOp::new).with(Division::unsigned).build();

  private DivUIOp(OpState<?> state) {
    super(state);
  }

  public static OpState<DivUIOp> of(Value lhs, Value rhs) {
    return state(DEF, lhs, rhs);
  }

  @Override
  protected @Nullable Folded simplify(Rewriter rw) {
    if (Constants.isOne(constant(1))) return lhs();
    Value factor = Division.otherFactor(this, OverflowAttr.NUW);
    if (factor != null) return factor;
    return foldBits((a, b) -> b.signum() == 0 ? null : a.divide(b));
  }
}
