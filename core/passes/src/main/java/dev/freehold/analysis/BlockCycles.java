// SPDX-License-Identifier: Apache-2.0
package dev.freehold.analysis;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Walk;
import dev.freehold.ir.iface.BranchOp;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/** Which blocks branches lead around in cycles. Holds until the branches change. */
public final class BlockCycles {
  private final SccDataflow<Block, Cycle> cycles;

  /** Blocks from each of which branches lead to all of them; compared by identity. */
  private static final class Cycle {
    final boolean runsIteration;
    final boolean leadsToCycle;

    Cycle(boolean runsIteration, Set<Cycle> next) {
      this.runsIteration = runsIteration;
      boolean leads = runsIteration;
      for (Cycle cycle : next) leads |= cycle.leadsToCycle;
      leadsToCycle = leads;
    }
  }

  public BlockCycles() {
    this(Block::successors);
  }

  private BlockCycles(Function<Block, List<Block>> successors) {
    cycles = new SccDataflow<>(successors, (blocks, next) -> new Cycle(runsIteration(blocks, successors), next));
  }

  private static boolean runsIteration(List<Block> blocks, Function<Block, List<Block>> successors) {
    return blocks.size() > 1 || successors.apply(blocks.getFirst()).contains(blocks.getFirst());
  }

  /** Whether branches may lead from {@code block} back to it. */
  public boolean contains(Block block) {
    return cycles.of(block).runsIteration;
  }

  /** Whether {@code block} may run, then {@code outside} not, and then {@code block} again. */
  public boolean leaves(Block block, Block outside) {
    Cycle cycle = cycles.of(block);
    return cycle.runsIteration && cycle != cycles.of(outside);
  }

  /** Whether branches run in a cycle in any region of {@code op} or below, where control comes to. */
  public static boolean anyBelow(Op op) {
    BlockCycles known = new BlockCycles(block -> block.last() instanceof BranchOp ? block.successors() : List.of());
    return op.walkPreOrder(inner -> {
      for (Region region : inner.regions()) {
        if (!region.isEmpty() && known.cycles.of(region.entryBlock()).leadsToCycle) return Walk.STOP;
      }
      return Walk.ADVANCE;
    }) == Walk.STOP;
  }
}
