// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Divides integers without sign, rounding up. */
public final class CeilDivUIOp extends BinaryOp {
  public static final OpDef<CeilDivUIOp> DEF = integers("arith.ceildivui", CeilDivUIOp.class, CeilDivUIOp::new).with(Division::unsigned).build();

  private CeilDivUIOp(OpState<?> state) {
    super(state);
  }

  public static OpState<CeilDivUIOp> of(Value lhs, Value rhs) {
    return state(DEF, lhs, rhs);
  }

  @Override
  protected @Nullable Folded simplify(Rewriter rw) {
    if (Constants.isOne(constant(1))) return lhs();
    return foldBits((a, b) -> {
      if (b.signum() == 0) return null;
      BigInteger[] parts = a.divideAndRemainder(b);
      return parts[1].signum() == 0 ? parts[0] : parts[0].add(BigInteger.ONE);
    });
  }
}
