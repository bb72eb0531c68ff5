// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
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

  @Override
  protected void verify(Checker check) {
    VectorTypes.verifySameElement(operand(0), operand(1), "all of {valueToStore, dest}", check);
    long size = VectorTypes.vector(operand(0)).size(0);
    boolean aligned = ((IntegerAttr) prop(0)).longValue() % size == 0;
    if (!check.failed() && !aligned) check.error("failed to verify that position is a multiple of the source length.");
  }
}
