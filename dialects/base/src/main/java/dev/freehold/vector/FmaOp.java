// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Traits;
import dev.freehold.ir.iface.Pure;
import java.util.List;

/** A product and a sum, rounded once: {@code vector.fma %a, %b, %c : vector<4xf32>}. */
public final class FmaOp extends Op implements Pure {
  public static final OpDef<FmaOp> DEF = OpDef.of("vector.fma", FmaOp.class, FmaOp::new)
      .operand("lhs", VectorTypes.FLOATS)
      .operand("rhs", VectorTypes.FLOATS)
      .operand("acc", VectorTypes.FLOATS)
      .result("result", VectorTypes.FLOATS)
      .sameType("lhs", "rhs", "acc", "result")
      .inferResults(state -> List.of(state.operands().getFirst().type()))
      .traits(Traits.elementwiseMappable())
      .assembly("$lhs `,` $rhs `,` $acc attr-dict `:` type($lhs)")
      .build();

  private FmaOp(OpState<?> state) {
    super(state);
  }
}
