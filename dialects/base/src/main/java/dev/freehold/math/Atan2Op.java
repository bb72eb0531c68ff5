// SPDX-License-Identifier: Apache-2.0
package dev.freehold.math;

import dev.freehold.arith.Constants;
import dev.freehold.arith.UnboundedArithmetic;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.FloatFormat;
import org.jspecify.annotations.Nullable;

/** The angle of a point, given as y and x. */
public final class Atan2Op extends MathOp {
  public static final OpDef<Atan2Op> DEF = ofFloats("math.atan2", Atan2Op.class, Atan2Op::new).build();

  private Atan2Op(OpState<?> state) {
    super(state);
  }

  @Override
  protected @Nullable Folded simplify(Rewriter rw) {
    FloatFormat format = format();
    return Constants.combine(constant(0), constant(1), type(), (a, b) -> {
      // The quotient of zeros is no number, but the angle of signed zeros is one.
      if (format.isZero(a) && format.isZero(b) && UnboundedArithmetic.uses(false, rw)) return format.nan();
      return Reals.apply(format, a, b, StrictMath::atan2);
    });
  }
}
