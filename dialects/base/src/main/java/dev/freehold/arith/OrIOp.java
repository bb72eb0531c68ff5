// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.iface.Pure;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Combines bits by "or". */
public final class OrIOp extends BinaryOp implements Pure {
  public static final OpDef<OrIOp> DEF = integers("arith.ori", OrIOp.class, OrIOp::new).traits(Traits.COMMUTATIVE, Traits.IDEMPOTENT)
      .canonicalize("OrOfExtUI", BitPatterns::orOfExtUI)
      .canonicalize("OrOfExtSI", BitPatterns::orOfExtSI)
      .build();

  private OrIOp(OpState<?> state) {
    super(state);
  }

  public static OpState<OrIOp> of(Value lhs, Value rhs) {
    return state(DEF, lhs, rhs);
  }

  @Override
  protected @Nullable Folded simplify(Rewriter rw) {
    Attribute rhs = constant(1);
    if (Constants.isZero(rhs)) return lhs();
    if (Constants.isAllOnes(rhs)) return rhs;
    Value allOnes = XOrIOp.complementMask(rhs(), lhs());
    if (allOnes == null) allOnes = XOrIOp.complementMask(lhs(), rhs());
    if (allOnes != null) return allOnes;
    Attribute constant = foldBits(BigInteger::or);
    if (constant != null) return constant;
    return lhs() == rhs() ? lhs() : null;
  }
}
