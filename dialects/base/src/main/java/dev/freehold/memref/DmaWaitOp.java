// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.TypeSets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Waits until the transfer with a tag is complete: {@code memref.dma_wait %tag[%i], %n : memref<1xi32>}. */
public final class DmaWaitOp extends Op {
  public static final OpDef<DmaWaitOp> DEF = OpDef.of("memref.dma_wait", DmaWaitOp.class, DmaWaitOp::new)
      .operand("tagMemRef", MemRefTypes.RANKED)
      .operands("tagIndices", TypeSets.INDEX)
      .operand("numElements", TypeSets.INDEX)
      .assembly("$tagMemRef `[` $tagIndices `]` `,` $numElements attr-dict `:` type($tagMemRef)")
      .build();

  private DmaWaitOp(OpState<?> state) {
    super(state);
  }

  public static OpState<DmaWaitOp> of(Value tag, List<Value> indices, Value count) {
    return DEF.state().operands(tag).operands(indices).operands(count);
  }

  public Value tag() {
    return operand("tagMemRef");
  }

  public OperandRange indices() {
    return operandSegment("tagIndices");
  }

  @Override
  protected void verify(Checker check) {
    int rank = ((MemRefType) tag().type()).rank();
    if (indices().size() == rank) return;
    check.error("expected tagIndices to have the same number of elements as the tagMemRef rank, expected " + rank
        + ", but got " + indices().size());
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    return CastFolding.intoOperands(this, null, rw);
  }
}
