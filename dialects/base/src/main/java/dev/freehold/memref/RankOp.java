// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.Pure;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How many dimensions a buffer has. */
public final class RankOp extends Op implements Pure {
  public static final OpDef<RankOp> DEF = OpDef.of("memref.rank", RankOp.class, RankOp::new)
      .operand("memref", MemRefTypes.ANY)
      .result("result", TypeSets.INDEX)
      .assembly("$memref attr-dict `:` type($memref)")
      .build();

  private RankOp(OpState<?> state) {
    super(state);
  }

  public Value memref() {
    return operand("memref");
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    return memref().type() instanceof MemRefType ranked ? List.of(IntegerAttr.ofIndex(ranked.rank())) : null;
  }
}
