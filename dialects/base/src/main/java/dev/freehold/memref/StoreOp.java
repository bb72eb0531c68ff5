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

/** Writes an element: {@code memref.store %v, %m[%i, %j] : memref<4x?xf32>}. */
public final class StoreOp extends Op {
  public static final OpDef<StoreOp> DEF = OpDef.of("memref.store", StoreOp.class, StoreOp::new)
      .operand("value", TypeSet.ANY)
      .operand("memref", MemRefTypes.RANKED, Effect.WRITES)
      .operands("indices", TypeSets.INDEX)
      .optionalAttr("nontemporal", AttrSets.BOOL, IntegerAttr.ofBool(false))
      .optionalAttr("alignment", MemRefAttrs.ALIGNMENT)
      .typeFrom("type of 'value' matches element type of 'memref'", "memref", "value", MemRefTypes::elementOf)
      .traits(Traits.ofTypes("Indices", StoreOp::verifyIndices))
      .assembly("$value `,` $memref `[` $indices `]` attr-dict `:` type($memref)")
      .build();

  private StoreOp(OpState<?> state) {
    super(state);
  }

  public static OpState<StoreOp> of(Value value, Value memref, Collection<? extends Value> indices) {
    return DEF.state().operands(value, memref).operands(indices).attr("nontemporal", IntegerAttr.ofBool(false));
  }

  public Value value() {
    return operand("value");
  }

  public Value memref() {
    return operand("memref");
  }

  public OperandRange indices() {
    return operandSegment("indices");
  }

  private static void verifyIndices(Op op, Checker check) {
    StoreOp store = (StoreOp) op;
    if (store.indices().size() != ((MemRefType) store.memref().type()).rank()) check.error("store index operand count not equal to memref rank");
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    return CastFolding.intoOperands(this, value(), rw);
  }
}
