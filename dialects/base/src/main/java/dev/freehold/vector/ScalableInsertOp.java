// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.iface.Pure;

/** A scalable vector with a subvector inserted: {@code vector.scalable.insert %p, %v[0] : vector<4xf32> into vector<[4]xf32>}. */
public final class ScalableInsertOp extends Op implements Pure {
  public static final OpDef<ScalableInsertOp> DEF = OpDef.of("vector.scalable.insert", ScalableInsertOp.class, ScalableInsertOp::new)
      .operand("valueToStore", VectorTypes.LINE)
      .operand("dest", VectorTypes.SCALABLE_LINE)
      .attr("pos", AttrSets.I64)
      .result("res", VectorTypes.SCALABLE_LINE)
      .sameType("dest", "res")
      .assembly("$valueToStore `,` $dest `[` $pos `]` attr-dict `:` type($valueToStore) `into` type($dest)")
      .build();

  private ScalableInsertOp(OpState<?> state) {
    super(state);
  }

  public Value valueToStore() {
    return operand("valueToStore");
  }

  public Value dest() {
    return operand("dest");
  }

  @Override
  protected void verify(Checker check) {
    VectorTypes.verifySameElement(valueToStore(), dest(), "all of {valueToStore, dest}", check);
    long size = VectorTypes.vector(valueToStore()).size(0);
    boolean aligned = prop("pos", IntegerAttr.class).longValue() % size == 0;
    if (!check.failed() && !aligned) check.error("failed to verify that position is a multiple of the source length.");
  }
}
