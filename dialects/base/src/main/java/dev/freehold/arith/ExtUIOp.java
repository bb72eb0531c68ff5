// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.Type;
import org.jspecify.annotations.Nullable;

/** Widens an integer with zeros. */
public final class ExtUIOp extends CastOp {
  public static final OpDef<ExtUIOp> DEF =
      declare("arith.extui", ExtUIOp.class, ExtUIOp::new, ArithTypes.FIXED_WIDTH_INTEGER, ArithTypes.FIXED_WIDTH_INTEGER, WIDER).build();

  private ExtUIOp(OpState<?> state) {
    super(state);
  }

  public static OpState<ExtUIOp> of(Value in, Type type) {
    return state(DEF, in, type);
  }

  @Override
  protected @Nullable Folded convert(Rewriter rw) {
    if (in().definingOp() instanceof ExtUIOp inner) return convertFrom(inner.in(), rw);
    return foldBits(bits -> bits);
  }
}
