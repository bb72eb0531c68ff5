// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import org.jspecify.annotations.Nullable;

/** Divides integers with sign, rounding up. */
public final class CeilDivSIOp extends BinaryOp {
  public static final OpDef<CeilDivSIOp> DEF = integers("arith.ceildivsi", CeilDivSIOp.class, CeilDivSIOp::new).with(Division::signed).build();

  private CeilDivSIOp(OpState<?> state) {
    super(state);
  }

  public static OpState<CeilDivSIOp> of(Value lhs, Value rhs) {
    return state(DEF, lhs, rhs);
  }

  @Override
  protected @Nullable Folded simplify(Rewriter rw) {
    if (Constants.isOne(constant(1))) return lhs();
    int width = ArithTypes.width(type());
    return foldSigned((a, b) -> Division.ceil(a, b, width));
  }
}
