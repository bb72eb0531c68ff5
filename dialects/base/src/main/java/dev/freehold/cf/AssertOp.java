// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cf;

import dev.freehold.ir.Effect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.ConstantLike;

/** Ends the program with a message unless the condition holds. */
public final class AssertOp extends Op {
  public static final OpDef<AssertOp> DEF = OpDef.of("cf.assert", AssertOp.class, AssertOp::new)
      .operand("arg", TypeSets.I1)
      .attr("msg", AttrSets.STRING)
      .effects(Effect.WRITES)
      .assembly("$arg `,` $msg attr-dict")
      .canonicalize("eraseIfTrue", AssertOp::eraseIfTrue)
      .build();

  private AssertOp(OpState<?> state) {
    super(state);
  }

  public static OpState<AssertOp> of(Value condition, String message) {
    return DEF.state().operands(condition).prop("msg", StringAttr.of(message));
  }

  public Value condition() {
    return operand("arg");
  }

  public String message() {
    return prop("msg", StringAttr.class).value();
  }

  private static void eraseIfTrue(AssertOp op, Rewriter rewriter) {
    if (op.condition().definingOp() instanceof ConstantLike known && known.value() instanceof IntegerAttr value && !value.isZero()) {
      rewriter.erase(op);
    }
  }
}
