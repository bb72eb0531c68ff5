// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.Pure;

/** The elements of two vectors in turns, along the last dimension. */
public final class InterleaveOp extends Op implements Pure {
  public static final OpDef<InterleaveOp> DEF = OpDef.of("vector.interleave", InterleaveOp.class, InterleaveOp::new)
      .operand("lhs", VectorTypes.ANY)
      .operand("rhs", VectorTypes.ANY)
      .result("result", VectorTypes.NON_ZERO_RANK)
      .sameType("lhs", "rhs")
      .typeFrom("type of 'result' is double the width of the inputs", "lhs", "result", type -> Interleaving.doubled(type))
      .assembly("$lhs `,` $rhs  attr-dict `:` type($lhs) `->` type($result)")
      .build();

  private InterleaveOp(OpState<?> state) {
    super(state);
  }

  public Value lhs() {
    return operand("lhs");
  }
}
