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

/** Combines bits by "and". */
public final class AndIOp extends BinaryOp implements Pure {
  public static final OpDef<AndIOp> DEF =
      integers("arith.andi", AndIOp.class, AndIOp::new).traits(Traits.COMMUTATIVE, Traits.IDEMPOTENT)
          .canonicalize("AndOfExtUI", BitPatterns::andOfExtUI)
          .canonicalize("AndOfExtSI", BitPatterns::andOfExtSI)
          .build();

  private AndIOp(OpState<?> state) {
    super(state);
  }

  public static OpState<AndIOp> of(Value lhs, Value rhs) {
    return state(DEF, lhs, rhs);
  }

  @Override
  protected @Nullable Folded simplify(Rewriter rw) {
    Attribute rhs = constant(1);
    if (Constants.isZero(rhs)) return rhs();
    if (Constants.isAllOnes(rhs)) return lhs();
    if (XOrIOp.complementMask(rhs(), lhs()) != null || XOrIOp.complementMask(lhs(), rhs()) != null) return Constants.zero(type());
    if (isIncludedIn(rhs(), lhs())) return lhs();
    if (isIncludedIn(lhs(), rhs())) return rhs();
    Attribute constant = foldBits(BigInteger::and);
    if (constant != null) return constant;
    return lhs() == rhs() ? lhs() : null;
  }

  /** Whether {@code other} is an "and" with {@code value}, so that it does not change by another one. */
  private static boolean isIncludedIn(Value value, Value other) {
    return other.definingOp() instanceof AndIOp and && (and.lhs() == value || and.rhs() == value);
  }
}
