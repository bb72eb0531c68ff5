// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.iface.Pure;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Divides integers with sign, rounding down. */
public final class FloorDivSIOp extends BinaryOp implements Pure {
  public static final OpDef<FloorDivSIOp> DEF = integers("arith.floordivsi", FloorDivSIOp.class, FloorDivSIOp::new).with(Division::signed).build();

  private FloorDivSIOp(OpState<?> state) {
    super(state);
  }

  public static OpState<FloorDivSIOp> of(Value lhs, Value rhs) {
    return state(DEF, lhs, rhs);
  }

  @Override
  protected @Nullable Folded simplify(Rewriter rw) {
    if (Constants.isOne(constant(1))) return lhs();
    // As in the reference, the last of several divisions decides whether all are defined; a division by zero gives the dividend.
    if (!isLastDefined(constant(0), constant(1))) return null;
    return foldSigned((a, b) -> b.signum() == 0 ? a : Division.floor(a, b));
  }

  private static boolean isLastDefined(@Nullable Attribute dividends, @Nullable Attribute divisors) {
    if (dividends == null || divisors == null) return true;
    BigInteger dividend = Constants.last(dividends);
    BigInteger divisor = Constants.last(divisors);
    if (dividend == null || divisor == null) return true;
    if (divisor.signum() == 0) return false;
    int width = ArithTypes.width(divisors.type());
    return Division.inRange(Division.floor(Bits.signed(dividend, width), Bits.signed(divisor, width)), width) != null;
  }
}
