// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.iface.Pure;

/** A part of a scalable vector: {@code vector.scalable.extract %v[0] : vector<4xf32> from vector<[4]xf32>}. */
public final class ScalableExtractOp extends Op implements Pure {
  public static final OpDef<ScalableExtractOp> DEF = OpDef.of("vector.scalable.extract", ScalableExtractOp.class, ScalableExtractOp::new)
      .operand("source", VectorTypes.ANY)
      .attr("pos", AttrSets.I64)
      .result("res", VectorTypes.ANY)
      .assembly("$source `[` $pos `]` attr-dict `:` type($res) `from` type($source)")
      .build();

  private ScalableExtractOp(OpState<?> state) {
    super(state);
  }
}
