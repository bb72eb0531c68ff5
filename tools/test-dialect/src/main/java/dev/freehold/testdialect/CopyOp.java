// SPDX-License-Identifier: Apache-2.0
package dev.freehold.testdialect;

import dev.freehold.ir.Effect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.TypeSets;

/** Copies one buffer into another. */
public final class CopyOp extends Op {
  public static final OpDef<CopyOp> DEF = OpDef.of("test.copy", CopyOp.class, CopyOp::new)
      .operand("source", TypeSets.ANY_MEMREF, Effect.READS)
      .operand("target", TypeSets.ANY_MEMREF, Effect.WRITES)
      .assembly("`(` $source `,` $target `)` `:` `(` type($source) `,` type($target) `)` attr-dict")
      .build();

  private CopyOp(OpState<?> state) {
    super(state);
  }
}
