// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.analysis;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.GraphRegion;
import org.jspecify.annotations.Nullable;

/**
 * Dominance among everything below one operation, through nested regions: what dominates an operation dominates all that is
 * in its regions.
 */
public final class Dominance extends BlockDominance {
  /** Dominance below {@code root}. */
  public Dominance(Op root) {
    super(DominatorTree::of);
  }

  /**
   * Whether the operations of a block in this region run one after another. In a graph region they do not, and a region of one block in
   * an unregistered operation may be one.
   */
  public static boolean isOrdered(Region region) {
    Op parent = region.parentOp();
    return parent == null || !(parent instanceof GraphRegion || !parent.isRegistered() && region.hasOneBlock());
  }

  /** Whether control can come from the entry of the region to the block. */
  public boolean isReachable(Block block) {
    return block.isEntry() || tree(block.enclosingRegion()).isReachable(block);
  }

  /** Whether {@code value} is there when {@code user} runs. */
  public boolean properlyDominates(Value value, Op user) {
    return switch (value) {
      case Value.Argument argument -> dominates(argument.owner(), user.enclosingBlock());
      case Value.Result result -> properlyDominates(result.owner(), user);
    };
  }

  /** Whether {@code a} has always run when {@code b} runs; operations around {@code b} have not. */
  public boolean properlyDominates(Op a, Op b) {
    Region region = a.parentRegion();
    if (region == null) return false;
    Op at = ancestorIn(region, b);
    if (at == null) return false;
    if (at.block() != a.block()) return tree(region).dominates(a.enclosingBlock(), at.enclosingBlock());
    if (!isOrdered(region)) return true;
    return at != a && a.isBefore(at);
  }

  /** Whether {@code a} is {@code b}, or {@link #properlyDominates(Op, Op)}. */
  public boolean dominates(Op a, Op b) {
    return a == b || properlyDominates(a, b);
  }

  private static @Nullable Op ancestorIn(Region region, @Nullable Op op) {
    while (op != null && op.parentRegion() != region) op = op.parentOp();
    return op;
  }
}
