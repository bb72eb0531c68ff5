// SPDX-License-Identifier: Apache-2.0
package dev.freehold.acc;

import dev.freehold.ir.NoMemoryEffect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.TypeSets;
import java.util.List;

/** One of the values of bounds: {@code acc.get_extent %b : (!acc.data_bounds_ty) -> index}. */
public final class BoundOp extends Op implements NoMemoryEffect {
  static final List<OpDef<BoundOp>> DEFS = List.of(define("get_lowerbound"), define("get_upperbound"), define("get_stride"), define("get_extent"));

  private BoundOp(OpState<?> state) {
    super(state);
  }

  private static OpDef<BoundOp> define(String name) {
    return OpDef.of("acc." + name, BoundOp.class, BoundOp::new)
        .operand("bounds", AccTypes.BOUNDS)
        .result("result", TypeSets.INDEX)
        .assembly("$bounds attr-dict `:` `(` type($bounds) `)` `->` type($result)")
        .build();
  }
}
