// SPDX-License-Identifier: Apache-2.0
package dev.freehold.rewrite;

import dev.freehold.ir.Block;
import dev.freehold.ir.Region;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Walk;
import dev.freehold.ir.analysis.BlockOrder;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/** Cleans up the blocks of the regions of a scope. */
public final class RegionSimplifier {
  private RegionSimplifier() {}

  /** How much is cleaned up. */
  public enum Level {
    DISABLED,
    /** Unreachable blocks, dead operations and dead block arguments go. */
    NORMAL,
    /** Identical blocks are merged as well, and arguments that always have the same value dropped. */
    AGGRESSIVE
  }

  /**
   * Returns whether anything changed.
   *
   * @param branches whether there may be a region with several blocks
   * @param cycles whether there may be values that are needed for nothing but one another
   */
  static boolean simplify(Scope scope, Level level, boolean branches, boolean cycles, Rewriter rewriter) {
    if (level == Level.DISABLED) return false;
    boolean changed = branches && eraseUnreachable(scope, rewriter);
    if (cycles || hasDead(scope)) changed |= new DeadCode(scope, rewriter).erase();
    if (level == Level.NORMAL || !branches) return changed;
    changed |= IdenticalBlocks.merge(scope, rewriter);
    changed |= RedundantArguments.drop(scope, rewriter);
    return changed;
  }

  /** Whether an operation can be erased as it is. Where values do not need one another in cycles, one can if any are dead: the last of them. */
  private static boolean hasDead(Scope scope) {
    Deadness deadness = new Deadness();
    boolean[] found = {false};
    scope.walkPreOrder(op -> {
      found[0] = deadness.isDead(op);
      return found[0] ? Walk.STOP : Walk.ADVANCE;
    });
    return found[0];
  }

  /** Erases the blocks that no way from the entry leads to. */
  static boolean eraseUnreachable(Scope scope, Rewriter rewriter) {
    boolean[] changed = {false};
    scope.forEachRegion(region -> {
      if (!region.isEmpty() && !region.hasOneBlock()) changed[0] |= eraseUnreachableIn(region, rewriter);
    });
    return changed[0];
  }

  private static boolean eraseUnreachableIn(Region region, Rewriter rewriter) {
    Set<Block> reachable = Collections.newSetFromMap(new IdentityHashMap<>());
    reachable.addAll(BlockOrder.reversePostOrder(region));
    List<Block> dead = new ArrayList<>();
    for (Block block : region) {
      if (!reachable.contains(block)) dead.add(block);
    }
    rewriter.eraseBlocks(dead);
    return !dead.isEmpty();
  }
}
