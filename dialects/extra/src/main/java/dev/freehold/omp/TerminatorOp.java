// SPDX-License-Identifier: Apache-2.0
package dev.freehold.omp;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Terminator;
import dev.freehold.ir.iface.Pure;

/** Ends the blocks of a directive. */
public final class TerminatorOp extends Op implements Pure, Terminator {
  public static final OpDef<TerminatorOp> DEF =
      OpDef.of("omp.terminator", TerminatorOp.class, TerminatorOp::new).assembly("attr-dict").build();

  private TerminatorOp(OpState<?> state) {
    super(state);
  }
}
