// SPDX-License-Identifier: Apache-2.0
package dev.freehold.rewrite;

import dev.freehold.ir.analysis.BlockOrder;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Rewriter;
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

  /** Answers whether anything changed. */
  public static boolean simplify(Region region, Rewriter rewriter) {
    boolean changed = eraseUnreachable(region, rewriter);
    changed |= new DeadCode(region, rewriter).erase();
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
    List<Block> doomed = new ArrayList<>();
    for (Block block : region) {
      if (!reachable.contains(block)) doomed.add(block);
    }
    rewriter.eraseBlocks(doomed);
    return !doomed.isEmpty();
  }
}
