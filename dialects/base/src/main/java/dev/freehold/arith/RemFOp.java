// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.FloatFormat;
import org.jspecify.annotations.Nullable;

/** The remainder of dividing floats; it has the sign of the dividend. */
public final class RemFOp extends FloatBinaryOp {
  public static final OpDef<RemFOp> DEF = floats("arith.remf", RemFOp.class, RemFOp::new).build();

  private RemFOp(OpState<?> state) {
    super(state);
  }

  public static OpState<RemFOp> of(Value lhs, Value rhs) {
    return state(DEF, lhs, rhs);
  }

  @Override
  protected @Nullable Folded simplify(Rewriter rw) {
    return foldFloats(FloatFormat::remainder);
  }
}
