// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.iface.Pure;
import org.jspecify.annotations.Nullable;

/** The remainder of dividing integers without sign. */
public final class RemUIOp extends BinaryOp implements Pure {
  public static final OpDef<RemUIOp> DEF = integers("arith.remui", RemUIOp.class, RemUIOp::new).with(Division::unsigned).build();

  private RemUIOp(OpState<?> state) {
    super(state);
  }

  public static OpState<RemUIOp> of(Value lhs, Value rhs) {
    return state(DEF, lhs, rhs);
  }

  @Override
  protected @Nullable Folded simplify(Rewriter rw) {
    if (Constants.isOne(constant(1))) return Constants.zero(type());
    return foldBits((a, b) -> b.signum() == 0 ? null : a.remainder(b));
  }
}
