// SPDX-License-Identifier: Apache-2.0
package dev.freehold.acc;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.iface.ReturnLike;

/** Ends a region without values. */
public final class TerminatorOp extends Op implements Pure, ReturnLike {
  public static final OpDef<TerminatorOp> DEF = OpDef.of("acc.terminator", TerminatorOp.class, TerminatorOp::new).assembly("attr-dict").build();

  private TerminatorOp(OpState<?> state) {
    super(state);
  }
}
