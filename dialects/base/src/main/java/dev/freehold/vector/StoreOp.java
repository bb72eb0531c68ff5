// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.TypeSets;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes a vector to memory, elements in a row: {@code vector.store %v, %m[%i] : memref<?xf32>, vector<4xf32>}. */
public final class StoreOp extends Op {
  public static final OpDef<StoreOp> DEF = OpDef.of("vector.store", StoreOp.class, StoreOp::new)
      .operand("valueToStore", VectorTypes.ANY)
      .operand("base", Accesses.MEMORY, Effect.WRITES)
      .operands("indices", TypeSets.INDEX)
      .optionalAttr("nontemporal", AttrSets.BOOL, IntegerAttr.ofBool(false))
      .optionalAttr("alignment", Accesses.ALIGNMENT)
      .assembly("$valueToStore `,` $base `[` $indices `]` attr-dict `:` type($base) `,` type($valueToStore)")
      .build();

  private StoreOp(OpState<?> state) {
    super(state);
  }

  public static OpState<StoreOp> of(Value vector, Value base, Collection<? extends Value> indices) {
    return DEF.state().operands(vector, base).operands(indices).attr("nontemporal", IntegerAttr.ofBool(false));
  }

  public Value valueToStore() {
    return operand("valueToStore");
  }

  public Value base() {
    return operand("base");
  }

  @Override
  protected void verify(Checker check) {
    Accesses.verify(this, check);
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    return dev.freehold.memref.CastFolding.intoOperands(this, null, rw);
  }
}
