// SPDX-License-Identifier: Apache-2.0
package example.ring;

import dev.freehold.ir.Effect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.TypeSets;

/** Copies a buffer into a new box: {@code %box = ring.box %a : memref<4xi32>}. */
public final class BoxOp extends Op {
  public static final OpDef<BoxOp> DEF = OpDef.of("ring.box", BoxOp.class, BoxOp::new)
      .operand("source", TypeSets.STATIC_MEMREF, Effect.READS)
      .result("box", RingTypes.BOX, Effect.ALLOCATES)
      .typeFrom("the box holds the type of the source", "source", "box", type -> new BoxType((MemRefType) type))
      .assembly("$source attr-dict `:` type($source)")
      .build();

  private BoxOp(OpState<?> state) {
    super(state);
  }

  public Value source() {
    return operand("source");
  }
}
