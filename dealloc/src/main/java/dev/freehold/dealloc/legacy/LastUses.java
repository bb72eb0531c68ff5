// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.legacy;

import dev.freehold.analysis.BufferViewFlow;
import dev.freehold.dealloc.CommonBlocks;
import dev.freehold.dealloc.CommonBlocks.Common;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.analysis.Dominance;
import dev.freehold.ir.analysis.PostDominance;

/** Buffers end behind their last use. */
final class LastUses implements Ends {
  private final CommonBlocks ofBuffers;
  private final CommonBlocks ofAnyType;
  private final Dominance dominance;

  LastUses(BufferViewFlow ofBuffers, BufferViewFlow ofAnyType, Dominance dominance) {
    this.dominance = dominance;
    PostDominance postDominance = new PostDominance();
    this.ofBuffers = new CommonBlocks(ofBuffers, postDominance);
    this.ofAnyType = new CommonBlocks(ofAnyType, postDominance);
  }

  @Override
  public End of(Value buffer) {
    End end = end(buffer, ofAnyType.of(buffer));
    return end.next() != null ? end : end(buffer, ofBuffers.of(buffer));
  }

  /** Of two names of one buffer only one is freed, so that the end of the other does not change. */
  @Override
  public void freed(Value buffer) {}

  private End end(Value buffer, Common common) {
    if (common.block() == null || !dominance.dominates(buffer.block(), common.block())) return End.NOWHERE;
    if (common.last() != null) return new End(common.block(), common.last().next());
    Op first = common.block().first();
    return new End(common.block(), first.next() != null ? first.next() : first);
  }
}
