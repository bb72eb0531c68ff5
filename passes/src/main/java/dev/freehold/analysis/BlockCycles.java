// SPDX-License-Identifier: Apache-2.0
package dev.freehold.analysis;

import dev.freehold.ir.Block;
import java.util.List;

/** Which blocks branches lead around in circles. Holds until the branches change. */
public final class BlockCycles {
  private final GraphSummary<Block, Cycle> cycles = new GraphSummary<>(Block::successors, (circle, inputs) -> new Cycle(runsRound(circle)));

  /** Blocks from each of which branches lead to all of them; compared by identity. */
  private static final class Cycle {
    final boolean runsRound;

    Cycle(boolean runsRound) {
      this.runsRound = runsRound;
    }
  }

  private static boolean runsRound(List<Block> circle) {
    return circle.size() > 1 || circle.getFirst().successors().contains(circle.getFirst());
  }

  /** Whether {@code block} may run, then {@code outside} not, and then {@code block} again. */
  public boolean leaves(Block block, Block outside) {
    Cycle cycle = cycles.of(block);
    return cycle.runsRound && cycle != cycles.of(outside);
  }
}
