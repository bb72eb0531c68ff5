// SPDX-License-Identifier: Apache-2.0
package dev.freehold.testdialect;

import dev.freehold.ir.Effect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.TypeSets;

/** Allocates a buffer, and gives a number besides. */
public final class AllocWithMultipleResultsOp extends Op {
  public static final OpDef<AllocWithMultipleResultsOp> DEF =
      OpDef.of("test.alloc_with_multiple_results", AllocWithMultipleResultsOp.class, AllocWithMultipleResultsOp::new)
          .result("index", TypeSets.INDEX)
          .result("memref", TypeSets.RANKED_MEMREF, Effect.ALLOCATES)
          .assembly("attr-dict `:` type($index) `,` type($memref)")
          .build();

  private AllocWithMultipleResultsOp(OpState<?> state) {
    super(state);
  }
}
