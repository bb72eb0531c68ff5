// SPDX-License-Identifier: Apache-2.0
package dev.freehold.gpu;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Terminator;
import dev.freehold.ir.Traits;
import dev.freehold.ir.iface.Pure;

/** Ends the body of a launch. */
public final class TerminatorOp extends Op implements Pure, Terminator {
  public static final OpDef<TerminatorOp> DEF = OpDef.of("gpu.terminator", TerminatorOp.class, TerminatorOp::new)
      .traits(Traits.hasParent("gpu.launch"))
      .assembly("attr-dict")
      .build();

  private TerminatorOp(OpState<?> state) {
    super(state);
  }
}
