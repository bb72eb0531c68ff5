// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tosa;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Terminator;
import dev.freehold.ir.iface.Pure;

/** Ends a region of a conditional or a loop. */
public final class YieldOp extends Op implements Pure, Terminator {
  public static final OpDef<YieldOp> DEF = OpDef.of("tosa.yield", YieldOp.class, YieldOp::new)
      .operands("inputs", TosaTypes.TENSOR)
      .assembly("$inputs attr-dict `:` type($inputs)")
      .build();

  private YieldOp(OpState<?> state) {
    super(state);
  }
}
