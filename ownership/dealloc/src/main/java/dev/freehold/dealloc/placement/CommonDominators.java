// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.placement;

import dev.freehold.analysis.BufferViewFlow;
import dev.freehold.dealloc.CommonBlocks;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.analysis.BlockDominance;
import org.jspecify.annotations.Nullable;

/** Blocks around allocations: those that all their aliases are below, and those that define what they need. */
final class CommonDominators {
  private final BlockDominance dominance;
  private final CommonBlocks above;

  CommonDominators(BufferViewFlow flow, BlockDominance dominance) {
    this.dominance = dominance;
    above = new CommonBlocks(flow, dominance);
  }

  /** The nearest block that dominates a buffer, its aliases and all their uses; null where there is none. */
  @Nullable
  Block commonBlock(Value buffer) {
    return above.of(buffer).block();
  }

  /** The lowest of the blocks that define operands, all of which dominate {@code op}; null where it has no operands. */
  @Nullable
  Block lowestOperandBlock(Op op) {
    Block lowest = null;
    for (Value operand : op.operands()) {
      if (lowest == null || dominance.dominates(lowest, operand.enclosingBlock())) lowest = operand.enclosingBlock();
    }
    return lowest;
  }
}
