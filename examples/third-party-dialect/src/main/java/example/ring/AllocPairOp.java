// SPDX-License-Identifier: Apache-2.0
package example.ring;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.NamesResults;
import java.util.function.BiConsumer;

/** Allocates two buffers at once: {@code %front, %back = ring.alloc_pair : memref<4xi32>, memref<4xi32>}. */
public final class AllocPairOp extends Op implements NamesResults {
  public static final OpDef<AllocPairOp> DEF = OpDef.of("ring.alloc_pair", AllocPairOp.class, AllocPairOp::new)
      .result("front", TypeSets.STATIC_MEMREF, Effect.ALLOCATES)
      .result("back", TypeSets.STATIC_MEMREF, Effect.ALLOCATES)
      .assembly("attr-dict `:` type($front) `,` type($back)")
      .build();

  private AllocPairOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    if (!result(0).type().equals(result(1).type())) check.error("allocates two buffers of one type");
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    name.accept(result(0), "front");
    name.accept(result(1), "back");
  }
}
