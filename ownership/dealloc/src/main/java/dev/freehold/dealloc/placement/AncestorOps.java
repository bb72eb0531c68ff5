// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.placement;

import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.iface.LoopLike;
import dev.freehold.ir.iface.RegionBranchOp;
import java.util.IdentityHashMap;
import java.util.Map;

/** What operations with regions mean for the allocations in them; each is looked at once, however many allocations ask. */
final class AncestorOps {
  private final Map<Op, Boolean> loops = new IdentityHashMap<>();

  /** Whether it is known how control moves through the regions of an operation. */
  static boolean areControlFlow(Op op) {
    return op instanceof LoopLike || op instanceof RegionBranchOp;
  }

  /** Whether a region of the operation may run several times. */
  boolean isLoop(Op op) {
    return op instanceof LoopLike || op instanceof RegionBranchOp && loops.computeIfAbsent(op, AncestorOps::repeats);
  }

  private static boolean repeats(Op op) {
    for (Region region : op.regions()) {
      if (((RegionBranchOp) op).isRepetitive(region)) return true;
    }
    return false;
  }
}
