// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.analysis;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.GraphRegion;
import java.util.IdentityHashMap;
import java.util.Map;

/**
 * Dominance among everything below one operation, through nested regions: what dominates an operation dominates all that is
 * in its regions. Trees are made for a region when somebody first asks about it, and hold until its blocks change.
 */
public final class Dominance {
  private final Map<Region, DominatorTree> trees = new IdentityHashMap<>();

  /** Dominance below {@code root}. */
  public Dominance(Op root) {}

  /** The tree of the blocks of a region. */
  public DominatorTree tree(Region region) {
    return trees.computeIfAbsent(region, DominatorTree::of);
  }

  /** Whether control can come from the entry of the region to the block. */
  public boolean isReachable(Block block) {
    return block.isEntry() || tree(block.region()).isReachable(block);
  }

  /** Whether {@code value} is there when {@code user} runs. */
  public boolean properlyDominates(Value value, Op user) {
    if (value instanceof Value.Argument argument) return dominates(argument.owner(), user.block());
    return properlyDominates(value.definingOp(), user);
  }

  /** Whether {@code a} has always run when {@code b} runs; operations around {@code b} have not. */
  public boolean properlyDominates(Op a, Op b) {
    Region region = a.parentRegion();
    Op at = region == null ? null : ancestorIn(region, b);
    if (at == null) return false;
    if (at.block() != a.block()) return tree(region).dominates(a.block(), at.block());
    if (region.parentOp() instanceof GraphRegion) return true;
    return at != a && a.isBefore(at);
  }

  /** Whether {@code a} is {@code b}, or {@link #properlyDominates(Op, Op)}. */
  public boolean dominates(Op a, Op b) {
    return a == b || properlyDominates(a, b);
  }

  /** Whether {@code a} is {@code b}, or holds it in an operation, or lies on every way to it. */
  public boolean dominates(Block a, Block b) {
    Block at = ancestorIn(a.region(), b);
    return at != null && (a == at || tree(a.region()).dominates(a, at));
  }

  public boolean properlyDominates(Block a, Block b) {
    return a != b && dominates(a, b);
  }

  /** The nearest block that dominates both; null where the blocks have no region in common. */
  public Block nearestCommonDominator(Block a, Block b) {
    for (Region region = a.region(); region != null; region = region.parentRegion()) {
      Block right = ancestorIn(region, b);
      if (right == null) continue;
      Block left = ancestorIn(region, a);
      if (left == right) return left;
      DominatorTree tree = tree(region);
      return tree.isReachable(left) && tree.isReachable(right) ? tree.commonDominator(left, right) : null;
    }
    return null;
  }

  private static Op ancestorIn(Region region, Op op) {
    while (op != null && op.parentRegion() != region) op = op.parentOp();
    return op;
  }

  private static Block ancestorIn(Region region, Block block) {
    while (block != null && block.region() != region) {
      Op parent = block.parentOp();
      block = parent == null ? null : parent.block();
    }
    return block;
  }
}
