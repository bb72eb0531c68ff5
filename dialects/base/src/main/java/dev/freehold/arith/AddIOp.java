// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Adds integers, wrapping around. */
public final class AddIOp extends OverflowBinaryOp {
  public static final OpDef<AddIOp> DEF = declare("arith.addi", AddIOp.class, AddIOp::new).traits(Traits.COMMUTATIVE)
      .canonicalize("AddIAddConstant", AddPatterns::addOfAdd)
      .canonicalize("AddISubConstantRHS", AddPatterns::addOfSubConstant)
      .canonicalize("AddISubConstantLHS", AddPatterns::addOfSubFromConstant)
      .canonicalize("AddIMulNegativeOneRhs", AddPatterns::addOfNegatedRhs)
      .canonicalize("AddIMulNegativeOneLhs", AddPatterns::addOfNegatedLhs)
      .build();

  private AddIOp(OpState<?> state) {
    super(state);
  }

  public static OpState<AddIOp> of(Value lhs, Value rhs) {
    return state(DEF, lhs, rhs);
  }

  public static OpState<AddIOp> of(Value lhs, Value rhs, OverflowAttr overflow) {
    return state(DEF, lhs, rhs, overflow);
  }

  @Override
  protected @Nullable Folded simplify(Rewriter rw) {
    if (Constants.isZero(constant(1))) return lhs();
    // (a - b) + b and b + (a - b) are a.
    if (lhs().definingOp() instanceof SubIOp sub && sub.rhs() == rhs()) return sub.lhs();
    if (rhs().definingOp() instanceof SubIOp sub && sub.rhs() == lhs()) return sub.lhs();
    return foldBits(BigInteger::add);
  }
}
