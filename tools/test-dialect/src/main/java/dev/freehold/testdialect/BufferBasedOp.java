// SPDX-License-Identifier: Apache-2.0
package dev.freehold.testdialect;

import dev.freehold.ir.Effect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.TypeSets;

/** Reads one buffer and writes another. */
public final class BufferBasedOp extends Op {
  public static final OpDef<BufferBasedOp> DEF = OpDef.of("test.buffer_based", BufferBasedOp.class, BufferBasedOp::new)
      .operand("input", TypeSets.ANY_MEMREF, Effect.READS)
      .operand("output", TypeSets.ANY_MEMREF, Effect.WRITES)
      .assembly("`in` `(` $input `:` type($input) `)` `out` `(` $output `:` type($output) `)` attr-dict")
      .build();

  private BufferBasedOp(OpState<?> state) {
    super(state);
  }
}
