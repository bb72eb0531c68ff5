// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.analysis;

import dev.freehold.ir.Block;
import dev.freehold.ir.Region;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** Orders in which to look at the blocks of a region. */
public final class BlockOrder {
  /** Most regions have no more blocks; the collections grow. */
  private static final int FEW = 6;

  private final Function<Block, List<Block>> following;
  private final List<Block> started = new ArrayList<>(FEW);
  private final List<Block> finished = new ArrayList<>(FEW);
  private final Set<Block> seen = Collections.newSetFromMap(new IdentityHashMap<>(FEW));

  private BlockOrder(Function<Block, List<Block>> following) {
    this.following = following;
  }

  /** A block being visited, and which of the following ones comes next. */
  private static final class Visit {
    final Block block;
    final List<Block> following;
    int upcoming;

    Visit(Block block, List<Block> following) {
      this.block = block;
      this.following = following;
    }
  }

  /** The blocks that can be reached from the entry, each before those that it dominates. */
  public static List<Block> reversePostOrder(Region region) {
    if (region.isEmpty()) return List.of();
    if (region.hasOneBlock()) return List.of(region.entryBlock());
    BlockOrder order = new BlockOrder(Block::successors);
    order.visit(region.entryBlock());
    return order.finished.reversed();
  }

  /**
   * The blocks that can be reached from the entry as a walk down the tree of dominators comes to them; siblings in the order in
   * which a walk along the successors, depth first, comes to them.
   */
  public static List<Block> dominancePreorder(Region region) {
    if (region.isEmpty() || region.hasOneBlock()) return reversePostOrder(region);
    BlockOrder order = new BlockOrder(Block::successors);
    order.visit(region.entryBlock());
    DominatorTree tree = DominatorTree.of(region);
    Map<Block, List<Block>> children = new IdentityHashMap<>();
    for (Block block : order.started.subList(1, order.started.size())) {
      children.computeIfAbsent(tree.immediateDominator(block), dominator -> new ArrayList<>()).add(block);
    }
    List<Block> preorder = new ArrayList<>(order.started.size());
    Deque<Block> pending = new ArrayDeque<>(List.of(region.first()));
    while (!pending.isEmpty()) {
      Block block = pending.pop();
      preorder.add(block);
      children.getOrDefault(block, List.of()).reversed().forEach(pending::push);
    }
    return preorder;
  }

  /**
   * All blocks, each before those that it post-dominates. Where control runs in cycles for ever, the last block of those that
   * do not lead to an end counts as an end.
   *
   * @param ends receives the blocks where control ends
   */
  static List<Block> backwards(Region region, List<? super Block> ends) {
    BlockOrder order = new BlockOrder(Block::predecessors);
    List<Block> blocks = region.blocks();
    for (Block block : blocks) {
      if (block.successors().isEmpty() && order.visit(block)) ends.add(block);
    }
    for (Block block : blocks.reversed()) {
      if (order.visit(block)) ends.add(block);
    }
    return order.finished.reversed();
  }

  /** Visits what can be reached from {@code start}; returns false where it has been visited before. */
  private boolean visit(Block start) {
    if (!seen.add(start)) return false;
    Deque<Visit> visits = new ArrayDeque<>(FEW);
    visits.push(begin(start));
    while (!visits.isEmpty()) {
      Visit visit = visits.peek();
      if (visit.upcoming == visit.following.size()) {
        finished.add(visits.pop().block);
        continue;
      }
      Block next = visit.following.get(visit.upcoming++);
      if (seen.add(next)) visits.push(begin(next));
    }
    return true;
  }

  private Visit begin(Block block) {
    started.add(block);
    return new Visit(block, following.apply(block));
  }
}
