// SPDX-License-Identifier: Apache-2.0
package dev.freehold.gpu;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;

/** Waits until all threads of the block are here. */
public final class BarrierOp extends Op {
  public static final OpDef<BarrierOp> DEF = OpDef.of("gpu.barrier", BarrierOp.class, BarrierOp::new)
      .assembly("attr-dict")
      .canonicalize("eraseRepeated", BarrierOp::eraseRepeated)
      .build();

  private BarrierOp(OpState<?> state) {
    super(state);
  }

  /** Nothing happens between two barriers in a row. */
  private static void eraseRepeated(BarrierOp barrier, Rewriter rw) {
    if (barrier.next() instanceof BarrierOp) rw.erase(barrier);
  }
}
