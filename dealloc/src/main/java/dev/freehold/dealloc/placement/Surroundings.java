// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.placement;

import dev.freehold.analysis.BufferViewFlow;
import dev.freehold.dealloc.CommonBlocks;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Value;
import dev.freehold.ir.analysis.BlockDominance;
import dev.freehold.ir.iface.LoopLike;
import dev.freehold.ir.iface.RegionBranchOp;

/** What stands around allocations: blocks that all their aliases are below, and operations that they may leave. */
final class Surroundings {
  private final BlockDominance dominance;
  private final CommonBlocks above;

  Surroundings(BufferViewFlow flow, BlockDominance dominance) {
    this.dominance = dominance;
    above = new CommonBlocks(flow, dominance);
  }

  /** The nearest block that dominates a buffer, its aliases and all their uses; null where there is none. */
  Block commonBlock(Value buffer) {
    return above.of(buffer).block();
  }

  /** The lowest of the blocks that define operands, all of which dominate {@code op}; null where it has no operands. */
  Block lowestOperandBlock(Op op) {
    Block lowest = null;
    for (Value operand : op.operands()) {
      if (lowest == null || dominance.dominates(lowest, operand.block())) lowest = operand.block();
    }
    return lowest;
  }

  /** Whether it is known how control moves through the regions of an operation. */
  static boolean isControlFlow(Op op) {
    return op instanceof LoopLike || op instanceof RegionBranchOp;
  }

  /** Whether a region of the operation may run several times. */
  static boolean isLoop(Op op) {
    if (op instanceof LoopLike) return true;
    if (!(op instanceof RegionBranchOp branch)) return false;
    for (Region region : op.regions()) {
      if (branch.isRepetitive(region)) return true;
    }
    return false;
  }
}
