// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Folded;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Subtracts integers, wrapping around. */
public final class SubIOp extends OverflowBinaryOp {
  public static final OpDef<SubIOp> DEF = declare("arith.subi", SubIOp.class, SubIOp::new)
      .canonicalize("SubIRHSAddConstant", AddPatterns::subOfAdd)
      .canonicalize("SubILHSAddConstant", AddPatterns::subFromConstantOfAdd)
      .canonicalize("SubIRHSSubConstantRHS", AddPatterns::subOfSubConstant)
      .canonicalize("SubIRHSSubConstantLHS", AddPatterns::subOfSubFromConstant)
      .canonicalize("SubILHSSubConstantRHS", AddPatterns::subFromConstantOfSubConstant)
      .canonicalize("SubILHSSubConstantLHS", AddPatterns::subFromConstantOfSubFromConstant)
      .canonicalize("SubISubILHSRHSLHS", AddPatterns::subOfSubSame)
      .build();

  private SubIOp(OpState<?> state) {
    super(state);
  }

  public static OpState<SubIOp> of(Value lhs, Value rhs) {
    return state(DEF, lhs, rhs);
  }

  public static OpState<SubIOp> of(Value lhs, Value rhs, OverflowAttr overflow) {
    return state(DEF, lhs, rhs, overflow);
  }

  @Override
  protected @Nullable Folded simplify(Rewriter rw) {
    if (lhs() == rhs()) {
      Attribute zero = Constants.zero(type());
      if (zero != null) return zero;
    }
    if (Constants.isZero(constant(1))) return lhs();
    // (a + b) - b is a, and (a + b) - a is b.
    if (lhs().definingOp() instanceof AddIOp add) {
      if (add.rhs() == rhs()) return add.lhs();
      if (add.lhs() == rhs()) return add.rhs();
    }
    return foldBits(BigInteger::subtract);
  }
}
