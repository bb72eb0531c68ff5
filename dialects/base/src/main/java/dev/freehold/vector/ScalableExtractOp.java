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

/** A slice of a scalable vector: {@code vector.scalable.extract %v[0] : vector<4xf32> from vector<[4]xf32>}. */
public final class ScalableExtractOp extends Op implements Pure {
  public static final OpDef<ScalableExtractOp> DEF = OpDef.of("vector.scalable.extract", ScalableExtractOp.class, ScalableExtractOp::new)
      .operand("source", VectorTypes.SCALABLE_LINE)
      .attr("pos", AttrSets.I64)
      .result("res", VectorTypes.LINE)
      .assembly("$source `[` $pos `]` attr-dict `:` type($res) `from` type($source)")
      .build();

  private ScalableExtractOp(OpState<?> state) {
    super(state);
  }

  public Value source() {
    return operand("source");
  }

  @Override
  protected void verify(Checker check) {
    VectorTypes.verifySameElement(source(), result(), "all of {source, result}", check);
    long size = VectorTypes.vector(result()).size(0);
    boolean aligned = prop("pos", IntegerAttr.class).longValue() % size == 0;
    if (!check.failed() && !aligned) check.error("failed to verify that position is a multiple of the result length.");
  }
}
