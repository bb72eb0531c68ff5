// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.iface.Pure;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** The larger of two integers with sign. */
public final class MaxSIOp extends BinaryOp implements Pure {
  public static final OpDef<MaxSIOp> DEF = integers("arith.maxsi", MaxSIOp.class, MaxSIOp::new).traits(Traits.COMMUTATIVE).build();

  private MaxSIOp(OpState<?> state) {
    super(state);
  }

  public static OpState<MaxSIOp> of(Value lhs, Value rhs) {
    return state(DEF, lhs, rhs);
  }

  @Override
  protected @Nullable Folded simplify(Rewriter rw) {
    if (lhs() == rhs()) return rhs();
    int width = ArithTypes.width(type());
    BigInteger limit = Constants.integer(constant(1));
    if (Bits.mask(width - 1).equals(limit)) return rhs();
    if (BigInteger.ONE.shiftLeft(width - 1).equals(limit)) return lhs();
    return foldSigned(BigInteger::max);
  }
}
