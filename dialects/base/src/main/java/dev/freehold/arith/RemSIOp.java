// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.iface.Pure;
import org.jspecify.annotations.Nullable;

/** The remainder of dividing integers with sign; it has the sign of the dividend. */
public final class RemSIOp extends BinaryOp implements Pure {
  public static final OpDef<RemSIOp> DEF = integers("arith.remsi", RemSIOp.class, RemSIOp::new).with(Division::signed).build();

  private RemSIOp(OpState<?> state) {
    super(state);
  }

  public static OpState<RemSIOp> of(Value lhs, Value rhs) {
    return state(DEF, lhs, rhs);
  }

  @Override
  protected @Nullable Folded simplify(Rewriter rw) {
    if (Constants.isOne(constant(1))) return Constants.zero(type());
    return foldSigned((a, b) -> b.signum() == 0 ? null : a.remainder(b));
  }
}
