// SPDX-License-Identifier: Apache-2.0
package dev.freehold.math;

import dev.freehold.arith.ArithTypes;
import dev.freehold.arith.Bits;
import dev.freehold.arith.Constants;
import dev.freehold.arith.Declare;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.TypeSets;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** The power of integers with sign. */
public final class IPowIOp extends MathOp {
  public static final OpDef<IPowIOp> DEF = Declare.sameType("math.ipowi", IPowIOp.class, IPowIOp::new)
      .operand("lhs", TypeSets.SIGNLESS_INTEGER_LIKE).operand("rhs", TypeSets.SIGNLESS_INTEGER_LIKE)
      .result("result", TypeSets.SIGNLESS_INTEGER_LIKE)
      .assembly("$lhs `,` $rhs attr-dict `:` type($result)")
      .build();

  private IPowIOp(OpState<?> state) {
    super(state);
  }

  public Value lhs() {
    return operand("lhs");
  }

  @Override
  protected @Nullable Folded simplify(Rewriter rw) {
    int width = ArithTypes.width(type());
    return Constants.combine(constant(0), constant(1), type(), (a, b) -> power(a, Bits.signed(b, width), width));
  }

  /** The bits of the power; null for a negative power of zero. */
  private static @Nullable BigInteger power(BigInteger base, BigInteger exponent, int width) {
    if (exponent.signum() >= 0) return base.modPow(exponent, BigInteger.ONE.shiftLeft(width));
    if (base.signum() == 0) return null;
    if (base.equals(BigInteger.ONE)) return base;
    // Of all other integers, only -1 has an integral reciprocal.
    if (!base.equals(Bits.mask(width))) return BigInteger.ZERO;
    return exponent.testBit(0) ? base : BigInteger.ONE;
  }
}
