// SPDX-License-Identifier: Apache-2.0
package dev.freehold.math;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Folded;
import org.jspecify.annotations.Nullable;

/** The natural logarithm of one more. */
public final class Log1pOp extends MathOp {
  public static final OpDef<Log1pOp> DEF = ofFloat("math.log1p", Log1pOp.class, Log1pOp::new).build();

  private Log1pOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected @Nullable Folded simplify(Rewriter rw) {
    return foldFloat((format, bits) -> {
      boolean negative = format.isNegative(format.add(bits, format.one()));
      return negative ? null : Reals.apply(format, bits, StrictMath::log1p);
    });
  }
}
