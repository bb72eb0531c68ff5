// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.Type;
import org.jspecify.annotations.Nullable;

/** Widens an integer with its sign. */
public final class ExtSIOp extends CastOp {
  public static final OpDef<ExtSIOp> DEF =
      declare("arith.extsi", ExtSIOp.class, ExtSIOp::new, ArithTypes.FIXED_WIDTH_INTEGER, ArithTypes.FIXED_WIDTH_INTEGER, WIDER)
          .canonicalize("ExtSIOfExtUI", CastPatterns::extSIOfExtUI)
          .build();

  private ExtSIOp(OpState<?> state) {
    super(state);
  }

  public static OpState<ExtSIOp> of(Value in, Type type) {
    return state(DEF, in, type);
  }

  @Override
  protected @Nullable Folded convert(Rewriter rw) {
    if (in().definingOp() instanceof ExtSIOp inner) return convertFrom(inner.in(), rw);
    int from = ArithTypes.width(in().type());
    int to = ArithTypes.width(type());
    return foldBits(bits -> Bits.of(Bits.signed(bits, from), to));
  }
}
