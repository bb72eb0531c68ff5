// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.analysis;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What dominance and post-dominance have in common: blocks of nested regions count as the block that holds them. Trees are made
 * for a region when somebody first asks about it, and hold until its blocks change.
 */
public abstract sealed class BlockDominance permits Dominance, PostDominance {
  private final Map<Region, DominatorTree> trees = new HashMap<>();
  private final Function<Region, DominatorTree> grow;

  BlockDominance(Function<Region, DominatorTree> grow) {
    this.grow = grow;
  }

  /** The tree of the blocks of a region. */
  public final DominatorTree tree(Region region) {
    return trees.computeIfAbsent(region, grow);
  }

  /** Whether {@code a} is {@code b}, or holds it in an operation, or lies on every way to it. */
  public final boolean dominates(Block a, Block b) {
    Region region = a.enclosingRegion();
    Block at = ancestorIn(region, b);
    return at != null && (a == at || tree(region).dominates(a, at));
  }

  /** Whether {@code a} {@link #dominates} {@code b} and is another block. */
  public final boolean properlyDominates(Block a, Block b) {
    return a != b && dominates(a, b);
  }

  /** The nearest block that dominates both; null where the blocks have no region in common, or one cannot be reached. */
  public final @Nullable Block nearestCommonDominator(Block a, Block b) {
    for (Region region = a.region(); region != null; region = region.parentRegion()) {
      Block right = ancestorIn(region, b);
      if (right == null) continue;
      Block left = ancestorIn(region, a);
      if (left == null) return null;
      if (left == right) return left;
      DominatorTree tree = tree(region);
      return tree.isReachable(left) && tree.isReachable(right) ? tree.commonDominator(left, right) : null;
    }
    return null;
  }

  private static @Nullable Block ancestorIn(Region region, @Nullable Block block) {
    while (block != null && block.region() != region) {
      Op parent = block.parentOp();
      block = parent == null ? null : parent.block();
    }
    return block;
  }
}
