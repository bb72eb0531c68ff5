// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.iface.Pure;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Combines bits by "exclusive or". */
public final class XOrIOp extends BinaryOp implements Pure {
  public static final OpDef<XOrIOp> DEF = integers("arith.xori", XOrIOp.class, XOrIOp::new).traits(Traits.COMMUTATIVE)
      .canonicalize("XOrIOfExtUI", BitPatterns::xorOfExtUI)
      .canonicalize("XOrIOfExtSI", BitPatterns::xorOfExtSI)
      .canonicalize("XOrINotCmpI", BitPatterns::notOfCompare)
      .build();

  private XOrIOp(OpState<?> state) {
    super(state);
  }

  public static OpState<XOrIOp> of(Value lhs, Value rhs) {
    return state(DEF, lhs, rhs);
  }

  /** The constant with which {@code value} is the complement of {@code other}, an "exclusive or" with all ones; null where it is not. */
  static @Nullable Value complementMask(Value value, Value other) {
    return value.definingOp() instanceof XOrIOp xor && xor.lhs() == other && Constants.isAllOnes(xor.constant(1)) ? xor.rhs() : null;
  }

  @Override
  protected @Nullable Folded simplify(Rewriter rw) {
    if (Constants.isZero(constant(1))) return lhs();
    if (lhs() == rhs()) return Constants.zero(type());
    Value left = without(rhs(), lhs());
    if (left != null) return left;
    Value right = without(lhs(), rhs());
    if (right != null) return right;
    return foldBits(BigInteger::xor);
  }

  /** What is left of {@code other} when it is an "exclusive or" with {@code value} that another one undoes; else null. */
  private static @Nullable Value without(Value value, Value other) {
    if (!(other.definingOp() instanceof XOrIOp xor)) return null;
    if (xor.rhs() == value) return xor.lhs();
    return xor.lhs() == value ? xor.rhs() : null;
  }
}
