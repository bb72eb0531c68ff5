// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.legacy;

import dev.freehold.analysis.BufferViewFlow;
import dev.freehold.dealloc.CommonBlocks;
import dev.freehold.dealloc.CommonBlocks.Common;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.analysis.Dominance;
import dev.freehold.ir.analysis.PostDominance;

/** Buffers end where the reference thinks: see {@link LegacyFault#BUFFERS_OF_OTHER_BLOCKS_ARE_OVERLOOKED}. */
final class OverlookedUses implements Ends {
  private final CommonBlocks commons;
  private final Dominance dominance;

  OverlookedUses(BufferViewFlow flow, Dominance dominance) {
    this.dominance = dominance;
    commons = new CommonBlocks(flow, new PostDominance(), OverlookedUses::isSeen);
  }

  /** The uses of an argument are looked for in every block. */
  private static boolean isSeen(Value value, Block block) {
    return value.definingOp() == null || block != null && block.ancestorIn(value.definingOp()) != null;
  }

  /** A free that its allocation does not dominate would be invalid, so that nothing is kept there. */
  @Override
  public End of(Value buffer) {
    Common common = commons.of(buffer);
    if (common.block() == null) return End.NOWHERE;
    Op next = (common.last() != null ? common.last() : common.block().first()).next();
    boolean isValid = next == null || dominance.dominates(buffer.block(), common.block());
    return isValid ? new End(common.block(), next) : End.NOWHERE;
  }

  /** What else the buffer may be, as the operand of a {@code memref.realloc}, is freed as well, and behind it. */
  @Override
  public void freed(Value buffer) {
    commons.update(buffer);
  }
}
