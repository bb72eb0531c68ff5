// SPDX-License-Identifier: Apache-2.0
package dev.freehold.index;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.attribute.Folded;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Adds. */
public final class AddOp extends IndexBinaryOp {
  public static final OpDef<AddOp> DEF = declareAssociative("index.add", AddOp.class, AddOp::new).build();

  private AddOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected BigInteger compute(BigInteger a, BigInteger b, int width) {
    return a.add(b);
  }

  @Override
  protected @Nullable Folded simplify(BigInteger rhs) {
    return rhs.signum() == 0 ? lhs() : null;
  }
}
