// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.TypeSets;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads an element: {@code memref.load %m[%i, %j] : memref<4x?xf32>}. */
public final class LoadOp extends Op {
  public static final OpDef<LoadOp> DEF = OpDef.of("memref.load", LoadOp.class, LoadOp::new)
      .operand("memref", MemRefTypes.RANKED, Effect.READS)
      .operands("indices", TypeSets.INDEX)
      .optionalAttr("nontemporal", AttrSets.BOOL, IntegerAttr.ofBool(false))
      .optionalAttr("alignment", MemRefAttrs.ALIGNMENT)
      .result("result", TypeSet.ANY)
      .typeFrom("result type matches element type of 'memref'", "memref", "result", MemRefTypes::elementOf)
      .traits(Traits.ofTypes("Indices", LoadOp::verifyIndices))
      .assembly("$memref `[` $indices `]` attr-dict `:` type($memref)")
      .build();

  private LoadOp(OpState<?> state) {
    super(state);
  }

  public static OpState<LoadOp> of(Value memref, Collection<? extends Value> indices) {
    return DEF.state().operands(memref).operands(indices).attr("nontemporal", IntegerAttr.ofBool(false))
        .results(MemRefTypes.elementOf(memref.type()));
  }

  public Value memref() {
    return operand("memref");
  }

  public OperandRange indices() {
    return operandSegment("indices");
  }

  private static void verifyIndices(Op op, Checker check) {
    LoadOp load = (LoadOp) op;
    int rank = ((MemRefType) load.memref().type()).rank();
    int found = load.indices().size();
    if (found != rank) check.error("incorrect number of indices for load, expected " + rank + " but got " + found);
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    return CastFolding.intoOperands(this, null, rw);
  }
}
