// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.analysis;

import dev.freehold.ir.Block;
import dev.freehold.ir.Region;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The dominator tree of the blocks of one region that can be reached from its entry; or, along the edges the other way, the
 * tree of post-dominators, whose root is the end of the region after all its blocks.
 *
 * <p>Whether one block dominates another is one comparison of intervals.
 */
public final class DominatorTree {
  /** The root first; it is null in a tree of post-dominators. */
  private final List<Block> order;
  private final BlockNumbers numbers = new BlockNumbers();
  private final int[] idom;
  /** For each block one far above it, so that a climb over many takes few steps. */
  private final int[] far;
  /** The child of each block with the smallest number, and the next child of its immediate dominator; 0, the root, where there is none. */
  private final int[] firstChild;
  private final int[] nextChild;
  private final TreeIntervals intervals;

  private DominatorTree(List<Block> order, @Nullable List<Block> ends) {
    this.order = order;
    for (Block block : order) numbers.add(block);
    int size = order.size();
    far = new int[size];
    int[] depth = new int[size];
    firstChild = new int[size];
    nextChild = new int[size];
    idom = ImmediateDominators.of(edges(ends));
    for (int i = 1; i < size; i++) {
      int above = idom[i];
      depth[i] = depth[above] + 1;
      far[i] = depth[above] - depth[far[above]] == depth[far[above]] - depth[far[far[above]]] ? far[far[above]] : above;
    }
    for (int i = size - 1; i > 0; i--) {
      nextChild[i] = firstChild[idom[i]];
      firstChild[idom[i]] = i;
    }
    intervals = new TreeIntervals(idom);
  }

  /** Which blocks lie on every way from the entry to others. */
  public static DominatorTree of(Region region) {
    return new DominatorTree(BlockOrder.reversePostOrder(region), null);
  }

  /** Which blocks lie on every way from others to the end of the region. */
  public static DominatorTree ofPostDominators(Region region) {
    List<Block> ends = new ArrayList<>();
    List<Block> order = new ArrayList<>();
    order.add(null);
    order.addAll(BlockOrder.backwards(region, ends));
    return new DominatorTree(order, ends);
  }

  /** For each block the numbers of those that control comes from; with {@code ends}, of those that it goes to. */
  private int[][] edges(@Nullable List<Block> ends) {
    int[][] edges = new int[order.size()][];
    for (int i = 1; i < edges.length; i++) {
      List<Block> blocks = ends == null ? order.get(i).predecessors() : order.get(i).successors();
      int count = 0;
      int[] known = new int[blocks.size()];
      for (Block block : blocks) {
        int number = numbers.of(block);
        if (number >= 0) known[count++] = number;
      }
      edges[i] = Arrays.copyOf(known, count);
    }
    for (Block end : ends == null ? Collections.<Block>emptyList() : ends) {
      int number = numberOf(end);
      edges[number] = Arrays.copyOf(edges[number], edges[number].length + 1);
    }
    return edges;
  }

  /** The number of a block that can be reached. */
  private int numberOf(Block block) {
    int number = numbers.of(block);
    if (number < 0) throw new IllegalArgumentException("the block cannot be reached");
    return number;
  }

  /** Whether the block can be reached from the entry. */
  public boolean isReachable(Block block) {
    return numbers.of(block) >= 0;
  }

  /** Whether every way to {@code b} leads through {@code a}; what cannot be reached is dominated by everything. */
  public boolean dominates(Block a, Block b) {
    int below = numbers.of(b);
    if (a == b || below < 0) return true;
    int above = numbers.of(a);
    return above >= 0 && intervals.contains(above, below);
  }

  /** The nearest block that dominates {@code block} and is not it; null for the root and for blocks that cannot be reached. */
  public @Nullable Block immediateDominator(Block block) {
    int number = numbers.of(block);
    return number <= 0 ? null : order.get(idom[number]);
  }

  /** The blocks that {@code block} dominates immediately. */
  public List<Block> children(Block block) {
    List<Block> children = new ArrayList<>();
    int number = numbers.of(block);
    for (int child = number < 0 ? 0 : firstChild[number]; child != 0; child = nextChild[child]) children.add(order.get(child));
    return children;
  }

  /** The nearest block that dominates both, which must be reachable; null where that is the end of the region. */
  public @Nullable Block commonDominator(Block a, Block b) {
    int found = numberOf(a);
    int other = numberOf(b);
    while (!intervals.contains(found, other)) found = intervals.contains(far[found], other) ? idom[found] : far[found];
    return order.get(found);
  }
}
