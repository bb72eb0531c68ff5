// SPDX-License-Identifier: Apache-2.0
package example.ring;

import dev.freehold.ir.NoMemoryEffect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.ViewLike;

/** The buffer in a box, which stays the box's: {@code %a = ring.open %box : !ring.box<memref<4xi32>>}. */
public final class OpenOp extends Op implements NoMemoryEffect, ViewLike {
  public static final OpDef<OpenOp> DEF = OpDef.of("ring.open", OpenOp.class, OpenOp::new)
      .operand("box", RingTypes.BOX)
      .result("content", TypeSets.STATIC_MEMREF)
      .typeFrom("the type of the content is the box's", "box", "content", type -> ((BoxType) type).content())
      .assembly("$box attr-dict `:` type($box)")
      .build();

  private OpenOp(OpState<?> state) {
    super(state);
  }

  @Override
  public Value viewSource() {
    return operand("box");
  }
}
