// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.Type;
import org.jspecify.annotations.Nullable;

/** The same bits as a value of another type. */
public final class BitcastOp extends CastOp {
  public static final OpDef<BitcastOp> DEF =
      declare("arith.bitcast", BitcastOp.class, BitcastOp::new, ArithTypes.BITCAST, ArithTypes.BITCAST,
          (from, to) -> ArithTypes.width(from) == ArithTypes.width(to))
          .canonicalize("BitcastOfBitcast", CastPatterns::bitcastOfBitcast)
          .build();

  private BitcastOp(OpState<?> state) {
    super(state);
  }

  public static OpState<BitcastOp> of(Value in, Type type) {
    return state(DEF, in, type);
  }

  @Override
  protected @Nullable Folded convert(Rewriter rw) {
    return foldBits(bits -> bits);
  }
}
