// SPDX-License-Identifier: Apache-2.0
package dev.freehold.math;

import dev.freehold.arith.ArithTypes;
import dev.freehold.arith.Bits;
import dev.freehold.arith.Constants;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Folded;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** The number of one bits. */
public final class CtPopOp extends MathOp {
  public static final OpDef<CtPopOp> DEF = ofInteger("math.ctpop", CtPopOp.class, CtPopOp::new).build();

  private CtPopOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected @Nullable Folded simplify(Rewriter rw) {
    int width = ArithTypes.width(type());
    return Constants.map(constant(0), type(), bits -> Bits.of(BigInteger.valueOf(bits.bitCount()), width));
  }
}
