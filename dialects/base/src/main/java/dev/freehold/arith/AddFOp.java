// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.FloatFormat;
import org.jspecify.annotations.Nullable;

/** Adds floats. */
public final class AddFOp extends FloatBinaryOp {
  public static final OpDef<AddFOp> DEF = floats("arith.addf", AddFOp.class, AddFOp::new).traits(Traits.COMMUTATIVE).build();

  private AddFOp(OpState<?> state) {
    super(state);
  }

  public static OpState<AddFOp> of(Value lhs, Value rhs) {
    return state(DEF, lhs, rhs);
  }

  @Override
  protected @Nullable Folded simplify(Rewriter rw) {
    // Adding -0 changes nothing; adding +0 turns -0 into +0.
    if (Constants.isFloat(constant(1), (format, bits) -> format.isZero(bits) && format.isNegative(bits))) return lhs();
    return foldFloats(FloatFormat::add);
  }
}
