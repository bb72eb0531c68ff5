// SPDX-License-Identifier: Apache-2.0
package dev.freehold.math;

import dev.freehold.arith.ArithTypes;
import dev.freehold.arith.Bits;
import dev.freehold.arith.Constants;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import org.jspecify.annotations.Nullable;

/** The absolute value of an integer with sign. */
public final class AbsIOp extends MathOp {
  public static final OpDef<AbsIOp> DEF = ofInteger("math.absi", AbsIOp.class, AbsIOp::new).build();

  private AbsIOp(OpState<?> state) {
    super(state);
  }

  public Value operand() {
    return operand("operand");
  }

  @Override
  protected @Nullable Folded simplify(Rewriter rw) {
    int width = ArithTypes.width(type());
    return Constants.map(constant(0), type(), bits -> Bits.of(Bits.signed(bits, width).abs(), width));
  }
}
