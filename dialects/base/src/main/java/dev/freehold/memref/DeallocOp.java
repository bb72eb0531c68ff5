// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import dev.freehold.ir.Effect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Frees a buffer that an allocation made. Freeing it twice, or a view of it, is undefined. */
public final class DeallocOp extends Op {
  public static final OpDef<DeallocOp> DEF = OpDef.of("memref.dealloc", DeallocOp.class, DeallocOp::new)
      .operand("memref", MemRefTypes.ANY, Effect.FREES)
      .assembly("$memref attr-dict `:` type($memref)")
      .build();

  private DeallocOp(OpState<?> state) {
    super(state);
  }

  public static OpState<DeallocOp> of(Value memref) {
    return DEF.state().operands(memref);
  }

  public Value memref() {
    return operand("memref");
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    return CastFolding.intoOperands(this, null, rw);
  }
}
