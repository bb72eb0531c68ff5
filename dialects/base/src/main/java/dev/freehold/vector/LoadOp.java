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
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.TypeSets;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A vector from memory, elements in a row: {@code vector.load %m[%i] : memref<?xf32>, vector<4xf32>}. */
public final class LoadOp extends Op {
  public static final OpDef<LoadOp> DEF = OpDef.of("vector.load", LoadOp.class, LoadOp::new)
      .operand("base", Accesses.MEMORY, Effect.READS)
      .operands("indices", TypeSets.INDEX)
      .optionalAttr("nontemporal", AttrSets.BOOL, IntegerAttr.ofBool(false))
      .optionalAttr("alignment", Accesses.ALIGNMENT)
      .result("result", VectorTypes.ANY)
      .assembly("$base `[` $indices `]` attr-dict `:` type($base) `,` type($result)")
      .build();

  private LoadOp(OpState<?> state) {
    super(state);
  }

  public static OpState<LoadOp> of(Type type, Value base, Collection<? extends Value> indices) {
    return DEF.state().operands(base).operands(indices).attr("nontemporal", IntegerAttr.ofBool(false)).results(type);
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
