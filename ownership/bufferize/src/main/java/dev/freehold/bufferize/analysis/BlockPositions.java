// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.analysis;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.analysis.Dominance;
import dev.freehold.ir.analysis.DominatorTree;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.ToIntFunction;

/**
 * Where the blocks of regions with several blocks are among the positions of operations: in the order of a walk down the tree of dominators,
 * so that what a block dominates is an interval. The child that dominates most comes first (heavy paths; Sleator and Tarjan 1983): then the
 * blocks in front of one that do not dominate it are a logarithmic number of intervals.
 */
final class BlockPositions {
  private final Dominance dominance;
  private final Map<Block, Span> spans = new HashMap<>();

  /**
   * The positions of a block.
   *
   * @param begin the first one
   * @param last the last one of all blocks that it dominates
   * @param lateChild it, or the nearest dominator of it, that is not the first child
   */
  private record Span(int begin, int last, Block lateChild) {}

  BlockPositions(Dominance dominance) {
    this.dominance = dominance;
  }

  /** The blocks of a region in the order of their positions; those that cannot be reached come last. */
  List<Block> order(Region region) {
    if (region.isEmpty() || region.hasOneBlock()) return region.blocks();
    DominatorTree tree = dominance.tree(region);
    Map<Block, Integer> sizes = sizes(region.entryBlock(), tree);
    List<Block> order = new ArrayList<>();
    Deque<Block> pending = new ArrayDeque<>(List.of(region.entryBlock()));
    while (!pending.isEmpty()) {
      Block block = pending.pop();
      order.add(block);
      List<Block> smallestFirst = new ArrayList<>(tree.children(block).reversed());
      smallestFirst.sort(Comparator.comparing(sizes::get));
      smallestFirst.forEach(pending::push);
    }
    Set<Block> reached = new HashSet<>(order);
    for (Block block : region) {
      if (!reached.contains(block)) order.add(block);
    }
    return order;
  }

  /** How many blocks each block dominates. */
  private static Map<Block, Integer> sizes(Block entry, DominatorTree tree) {
    List<Block> preorder = new ArrayList<>();
    Deque<Block> pending = new ArrayDeque<>(List.of(entry));
    while (!pending.isEmpty()) {
      Block block = pending.pop();
      preorder.add(block);
      tree.children(block).forEach(pending::push);
    }
    Map<Block, Integer> sizes = new HashMap<>();
    for (Block block : preorder.reversed()) sizes.put(block, 1 + tree.children(block).stream().mapToInt(sizes::get).sum());
    return sizes;
  }

  /** Notes where the blocks of a region are. */
  void add(Region region, ToIntFunction<Op> begins, ToIntFunction<Op> ends) {
    DominatorTree tree = dominance.tree(region);
    List<Block> order = order(region);
    Map<Block, Integer> lasts = new HashMap<>();
    for (Block block : order.reversed()) {
      int last = ends.applyAsInt(block.lastOp());
      for (Block child : tree.children(block)) last = Math.max(last, Objects.requireNonNull(lasts.get(child), "comes behind its dominator"));
      lasts.put(block, last);
    }
    for (Block block : order) {
      int begin = begins.applyAsInt(block.firstOp());
      Block dominator = tree.immediateDominator(block);
      Block lateChild = dominator != null && begin == ends.applyAsInt(dominator.lastOp()) + 1 ? span(dominator).lateChild() : block;
      spans.put(block, new Span(begin, Objects.requireNonNull(lasts.get(block)), lateChild));
    }
  }

  private Span span(Block block) {
    Span span = spans.get(block);
    if (span == null) throw new IllegalArgumentException("the region has one block");
    return span;
  }

  /** Whether the block is one of several in a region, and control can come to it. */
  boolean isKnown(Block block) {
    return spans.containsKey(block) && dominance.isReachable(block);
  }

  /** Calls {@code action} for intervals of the positions in front of a block in blocks that do not dominate it. */
  void before(Block block, ToIntFunction<Op> ends, Positions.Interval action) {
    DominatorTree tree = dominance.tree(block.enclosingRegion());
    Block late = span(block).lateChild();
    for (Block dominator = tree.immediateDominator(late); dominator != null; dominator = tree.immediateDominator(late)) {
      action.between(ends.applyAsInt(dominator.lastOp()) + 1, span(late).begin() - 1);
      late = span(dominator).lateChild();
    }
  }

  /** The first position behind all that a block dominates. */
  int behind(Block block) {
    return span(block).last() + 1;
  }
}
