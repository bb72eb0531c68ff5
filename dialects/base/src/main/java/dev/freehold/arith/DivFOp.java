// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.FloatFormat;
import org.jspecify.annotations.Nullable;

/** Divides floats. */
public final class DivFOp extends FloatBinaryOp {
  public static final OpDef<DivFOp> DEF =
      floats("arith.divf", DivFOp.class, DivFOp::new).canonicalize("DivFOfNegF", FloatPatterns::divOfNegated).build();

  private DivFOp(OpState<?> state) {
    super(state);
  }

  public static OpState<DivFOp> of(Value lhs, Value rhs) {
    return state(DEF, lhs, rhs);
  }

  static OpState<DivFOp> of(Value lhs, Value rhs, FastMathAttr fastmath) {
    return of(lhs, rhs).prop("fastmath", fastmath);
  }

  @Override
  protected @Nullable Folded simplify(Rewriter rw) {
    if (Constants.isFloat(constant(1), (format, bits) -> bits.equals(format.one()))) return lhs();
    return foldFloats(FloatFormat::divide);
  }
}
