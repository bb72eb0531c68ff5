// SPDX-License-Identifier: Apache-2.0
package dev.freehold.index;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.attribute.Folded;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Subtracts. */
public final class SubOp extends IndexBinaryOp {
  public static final OpDef<SubOp> DEF = declare("index.sub", SubOp.class, SubOp::new).build();

  private SubOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected BigInteger compute(BigInteger a, BigInteger b, int width) {
    return a.subtract(b);
  }

  @Override
  protected @Nullable Folded simplify(BigInteger rhs) {
    return rhs.signum() == 0 ? lhs() : null;
  }
}
