// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.iface.Pure;

/** A scalable vector with another part: {@code vector.scalable.insert %p, %v[0] : vector<4xf32> into vector<[4]xf32>}. */
public final class ScalableInsertOp extends Op implements Pure {
  public static final OpDef<ScalableInsertOp> DEF = OpDef.of("vector.scalable.insert", ScalableInsertOp.class, ScalableInsertOp::new)
      .operand("valueToStore", VectorTypes.ANY)
      .operand("dest", VectorTypes.ANY)
      .attr("pos", AttrSets.I64)
      .result("res", VectorTypes.ANY)
      .sameType("dest", "res")
      .assembly("$valueToStore `,` $dest `[` $pos `]` attr-dict `:` type($valueToStore) `into` type($dest)")
      .build();

  private ScalableInsertOp(OpState<?> state) {
    super(state);
  }
}
