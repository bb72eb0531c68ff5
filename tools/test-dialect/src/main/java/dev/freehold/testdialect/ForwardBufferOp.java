// SPDX-License-Identifier: Apache-2.0
package dev.freehold.testdialect;

import dev.freehold.ir.NoMemoryEffect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.TypeSets;

/** Returns the buffer that it is given, or one with the same memory; it does not say so. */
public final class ForwardBufferOp extends Op implements NoMemoryEffect {
  public static final OpDef<ForwardBufferOp> DEF = OpDef.of("test.forward_buffer", ForwardBufferOp.class, ForwardBufferOp::new)
      .operand("buffer", TypeSets.ANY_MEMREF)
      .result("result", TypeSets.ANY_MEMREF)
      .build();

  private ForwardBufferOp(OpState<?> state) {
    super(state);
  }
}
