// SPDX-License-Identifier: Apache-2.0
package dev.freehold.testdialect;

import dev.freehold.ir.Effect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.TypeSets;

/** Allocates two buffers. */
public final class AllocWithTwoMemrefResultsOp extends Op {
  public static final OpDef<AllocWithTwoMemrefResultsOp> DEF =
      OpDef.of("test.alloc_with_two_memref_results", AllocWithTwoMemrefResultsOp.class, AllocWithTwoMemrefResultsOp::new)
          .result("memref", TypeSets.RANKED_MEMREF, Effect.ALLOCATES)
          .result("memref2", TypeSets.RANKED_MEMREF, Effect.ALLOCATES)
          .assembly("attr-dict `:` type($memref) `,` type($memref2)")
          .build();

  private AllocWithTwoMemrefResultsOp(OpState<?> state) {
    super(state);
  }
}
