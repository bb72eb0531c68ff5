// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.TypeSets;
import org.jspecify.annotations.Nullable;

/** The integer without sign of a float, rounded towards zero. */
public final class FPToUIOp extends CastOp {
  public static final OpDef<FPToUIOp> DEF =
      declare("arith.fptoui", FPToUIOp.class, FPToUIOp::new, TypeSets.FLOAT_LIKE, ArithTypes.FIXED_WIDTH_INTEGER, (from, to) -> true).build();

  private FPToUIOp(OpState<?> state) {
    super(state);
  }

  public static OpState<FPToUIOp> of(Value in, Type type) {
    return state(DEF, in, type);
  }

  @Override
  protected @Nullable Folded convert(Rewriter rw) {
    return foldBits(bits -> FloatCasts.toInteger(bits, in().type(), type(), false));
  }
}
