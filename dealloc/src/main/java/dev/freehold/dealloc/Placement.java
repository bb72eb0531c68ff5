// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc;

import dev.freehold.analysis.LiveRange;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.analysis.BlockDominance;

/** Where operations that begin or end the life of a buffer can stand. */
public final class Placement {
  private Placement() {}

  /**
   * The nearest block that dominates a buffer, its aliases and all their uses; with post-dominance, the nearest that control
   * comes to after all of them. Null where there is none.
   */
  public static Block commonBlock(Value buffer, Iterable<? extends Value> aliases, BlockDominance dominance) {
    Block common = buffer.block();
    for (Value alias : aliases) {
      for (Use use = alias.firstUse(); use != null && common != null; use = use.next()) {
        common = dominance.nearestCommonDominator(common, use.owner().block());
      }
      if (common != null) common = dominance.nearestCommonDominator(common, alias.block());
    }
    return common;
  }

  /** The operation in front of which {@code buffer} can be allocated in {@code block}: the first that needs it, or the terminator. */
  public static Op start(Value buffer, Block block) {
    Op start = block.ancestorIn(LiveRange.of(buffer).start(block));
    return start != null ? start : block.last();
  }
}
