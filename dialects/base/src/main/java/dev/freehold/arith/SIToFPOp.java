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

/** The float of an integer with sign. */
public final class SIToFPOp extends CastOp {
  public static final OpDef<SIToFPOp> DEF =
      declare("arith.sitofp", SIToFPOp.class, SIToFPOp::new, ArithTypes.FIXED_WIDTH_INTEGER, TypeSets.FLOAT_LIKE, (from, to) -> true).build();

  private SIToFPOp(OpState<?> state) {
    super(state);
  }

  public static OpState<SIToFPOp> of(Value in, Type type) {
    return state(DEF, in, type);
  }

  @Override
  protected @Nullable Folded convert(Rewriter rw) {
    int width = ArithTypes.width(in().type());
    return foldBits(bits -> FloatCasts.fromInteger(Bits.signed(bits, width), type()));
  }
}
