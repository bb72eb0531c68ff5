// SPDX-License-Identifier: Apache-2.0
package dev.freehold.testdialect;

import dev.freehold.ir.Effect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.NamesResults;
import java.util.function.BiConsumer;

/** Allocates a buffer, and gives a number besides. */
public final class AllocWithMultipleResultsOp extends Op implements NamesResults {
  public static final OpDef<AllocWithMultipleResultsOp> DEF =
      OpDef.of("test.alloc_with_multiple_results", AllocWithMultipleResultsOp.class, AllocWithMultipleResultsOp::new)
          .result("index", TypeSets.INDEX)
          .result("memref", TypeSets.RANKED_MEMREF, Effect.ALLOCATES)
          .assembly("attr-dict `:` type($index) `,` type($memref)")
          .build();

  private AllocWithMultipleResultsOp(OpState<?> state) {
    super(state);
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    name.accept(result("index"), "index");
    name.accept(result("memref"), "memref");
  }
}
