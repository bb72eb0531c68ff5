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

/** Which blocks branches lead around in circles. Holds until the branches change. */
public final class BlockCycles {
  private final GraphSummary<Block, Cycle> cycles;

  /** Blocks from each of which branches lead to all of them; compared by identity. */
  private static final class Cycle {
    final boolean runsRound;
    final boolean leadsToCircle;

    Cycle(boolean runsRound, Set<Cycle> next) {
      this.runsRound = runsRound;
      boolean leads = runsRound;
      for (Cycle cycle : next) leads |= cycle.leadsToCircle;
      leadsToCircle = leads;
    }
  }

  public BlockCycles() {
    this(Block::successors);
  }

  private BlockCycles(Function<Block, List<Block>> successors) {
    cycles = new GraphSummary<>(successors, (blocks, next) -> new Cycle(runsRound(blocks, successors), next));
  }

  private static boolean runsRound(List<Block> blocks, Function<Block, List<Block>> successors) {
    return blocks.size() > 1 || successors.apply(blocks.getFirst()).contains(blocks.getFirst());
  }

  /** Whether branches may lead from {@code block} back to it. */
  public boolean contains(Block block) {
    return cycles.of(block).runsRound;
  }

  /** Whether {@code block} may run, then {@code outside} not, and then {@code block} again. */
  public boolean leaves(Block block, Block outside) {
    Cycle cycle = cycles.of(block);
    return cycle.runsRound && cycle != cycles.of(outside);
  }

  /** Whether branches run in a circle in any region of {@code op} or below, where control comes to. */
  public static boolean anyBelow(Op op) {
    BlockCycles known = new BlockCycles(block -> block.last() instanceof BranchOp ? block.successors() : List.of());
    return op.walkPreOrder(inner -> {
      for (Region region : inner.regions()) {
        if (!region.isEmpty() && known.cycles.of(region.first()).leadsToCircle) return Walk.STOP;
      }
      return Walk.ADVANCE;
    }) == Walk.STOP;
  }
}
