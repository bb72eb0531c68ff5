// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.Pure;
import java.util.List;
import java.util.function.BiConsumer;

/** What the sizes of scalable dimensions are multiplied by at run time. */
public final class VectorScaleOp extends Op implements Pure, NamesResults {
  public static final OpDef<VectorScaleOp> DEF = OpDef.of("vector.vscale", VectorScaleOp.class, VectorScaleOp::new)
      .result("res", TypeSets.INDEX)
      .inferResults(state -> List.of(IndexType.INSTANCE))
      .assembly("attr-dict")
      .build();

  private VectorScaleOp(OpState<?> state) {
    super(state);
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    name.accept(result(), "vscale");
  }
}
