// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.FloatFormat;
import org.jspecify.annotations.Nullable;

/** Multiplies floats. */
public final class MulFOp extends FloatBinaryOp {
  public static final OpDef<MulFOp> DEF =
      floats("arith.mulf", MulFOp.class, MulFOp::new).traits(Traits.COMMUTATIVE).canonicalize("MulFOfNegF", FloatPatterns::mulOfNegated).build();

  private MulFOp(OpState<?> state) {
    super(state);
  }

  public static OpState<MulFOp> of(Value lhs, Value rhs) {
    return state(DEF, lhs, rhs);
  }

  static OpState<MulFOp> of(Value lhs, Value rhs, FastMathAttr fastmath) {
    return of(lhs, rhs).prop("fastmath", fastmath);
  }

  @Override
  protected @Nullable Folded simplify(Rewriter rw) {
    if (Constants.isFloat(constant(1), (format, bits) -> bits.equals(format.one()))) return lhs();
    if (fastmath().has(FastMathAttr.NNAN | FastMathAttr.NSZ) && Constants.isFloat(constant(1), FloatFormat::isZero)) return rhs();
    return foldFloats(FloatFormat::multiply);
  }
}
