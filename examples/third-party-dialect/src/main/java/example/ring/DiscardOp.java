// SPDX-License-Identifier: Apache-2.0
package example.ring;

import dev.freehold.ir.Effect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;

/** Frees a box and the buffer in it. */
public final class DiscardOp extends Op {
  public static final OpDef<DiscardOp> DEF = OpDef.of("ring.discard", DiscardOp.class, DiscardOp::new)
      .operand("box", RingTypes.BOX, Effect.FREES)
      .assembly("$box attr-dict `:` type($box)")
      .build();

  private DiscardOp(OpState<?> state) {
    super(state);
  }

  public static OpState<DiscardOp> of(Value box) {
    return DEF.state().operands(box);
  }
}
