// SPDX-License-Identifier: Apache-2.0
package dev.freehold.rewrite;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.analysis.BlockOrder;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/** Cleans up the blocks of a region and of everything below it. */
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

  /** Returns whether anything changed. */
  public static boolean simplify(Region region, Level level, Rewriter rewriter) {
    if (level == Level.DISABLED) return false;
    boolean changed = eraseUnreachable(region, rewriter);
    changed |= new DeadCode(region, rewriter).erase();
    if (level == Level.NORMAL) return changed;
    changed |= IdenticalBlocks.merge(region, rewriter);
    changed |= RedundantArguments.drop(region, rewriter);
    return changed;
  }

  /** Erases the blocks that no way from the entry leads to. */
  public static boolean eraseUnreachable(Region root, Rewriter rewriter) {
    boolean changed = false;
    Deque<Region> pending = new ArrayDeque<>();
    pending.push(root);
    while (!pending.isEmpty()) {
      Region region = pending.pop();
      if (region.isEmpty()) continue;
      if (!region.hasOneBlock()) changed |= eraseUnreachableIn(region, rewriter);
      for (Block block : region) {
        for (Op op : block) op.regions().forEach(pending::push);
      }
    }
    return changed;
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
