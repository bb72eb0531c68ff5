// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.FloatRounding;
import dev.freehold.ir.builtin.TypeSets;
import org.jspecify.annotations.Nullable;

/** Widens a float. */
public final class ExtFOp extends CastOp {
  public static final OpDef<ExtFOp> DEF =
      declare("arith.extf", ExtFOp.class, ExtFOp::new, TypeSets.FLOAT_LIKE, TypeSets.FLOAT_LIKE, WIDER)
          .optionalAttr("fastmath", FastMathAttr.SET)
          .assembly("$in (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `to` type($out)")
          .build();

  private ExtFOp(OpState<?> state) {
    super(state);
  }

  public static OpState<ExtFOp> of(Value in, Type type) {
    return state(DEF, in, type);
  }

  @Override
  protected @Nullable Folded convert(Rewriter rw) {
    if (in().definingOp() instanceof TruncFOp trunc && trunc.in().type().equals(type())
        && FloatCasts.contracts(prop("fastmath")) && FloatCasts.contracts(trunc.prop("fastmath"))) {
      return trunc.in();
    }
    return foldBits(bits -> FloatCasts.exactly(bits, in().type(), type(), FloatRounding.TO_NEAREST_EVEN));
  }
}
