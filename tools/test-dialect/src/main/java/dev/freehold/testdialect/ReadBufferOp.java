// SPDX-License-Identifier: Apache-2.0
package dev.freehold.testdialect;

import dev.freehold.ir.Effect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.TypeSets;

/** Reads a buffer for a purpose that nobody may take away: as the reference's, it counts as a write. */
public final class ReadBufferOp extends Op {
  public static final OpDef<ReadBufferOp> DEF = OpDef.of("test.read_buffer", ReadBufferOp.class, ReadBufferOp::new)
      .operand("buffer", TypeSets.ANY_MEMREF, Effect.READS)
      .effects(Effect.WRITES)
      .build();

  private ReadBufferOp(OpState<?> state) {
    super(state);
  }
}
