// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.FloatFormat;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.Pure;
import org.jspecify.annotations.Nullable;

/** Changes the sign of a float. */
public final class NegFOp extends ElementwiseOp implements Pure {
  public static final OpDef<NegFOp> DEF = Declare.sameType("arith.negf", NegFOp.class, NegFOp::new)
      .operand("operand", TypeSets.FLOAT_LIKE)
      .defaultAttr("fastmath", FastMathAttr.SET, FastMathAttr.NONE)
      .result("result", TypeSets.FLOAT_LIKE)
      .assembly("$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)")
      .build();

  private NegFOp(OpState<?> state) {
    super(state);
  }

  public Value operand() {
    return operand("operand");
  }

  @Override
  protected @Nullable Folded simplify(Rewriter rw) {
    if (operand().definingOp() instanceof NegFOp inner) return inner.operand();
    FloatFormat format = ((FloatType) TypeSets.elementOrSelf(type())).format();
    return Constants.map(constant(0), type(), format::negate);
  }
}
