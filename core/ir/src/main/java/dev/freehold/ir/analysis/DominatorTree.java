// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.analysis;

import dev.freehold.ir.Block;
import dev.freehold.ir.Region;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
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
  private final Map<Block, Integer> numbers = new IdentityHashMap<>();
  private final int[] idom;
  /** For each block one far above it, so that a climb over many takes few steps. */
  private final int[] far;
  private final int[] depth;
  private final List<List<Block>> children = new ArrayList<>();
  /** When a walk down the tree comes to a block, and when it leaves it. */
  private final int[] enter;
  private final int[] leave;

  private DominatorTree(List<Block> order, @Nullable List<Block> ends) {
    this.order = order;
    for (Block block : order) {
      numbers.put(block, numbers.size());
      children.add(new ArrayList<>());
    }
    int size = order.size();
    far = new int[size];
    depth = new int[size];
    enter = new int[size];
    leave = new int[size];
    idom = ImmediateDominators.of(edges(ends));
    for (int i = 1; i < size; i++) {
      children.get(idom[i]).add(order.get(i));
      int above = idom[i];
      depth[i] = depth[above] + 1;
      far[i] = depth[above] - depth[far[above]] == depth[far[above]] - depth[far[far[above]]] ? far[far[above]] : above;
    }
    number();
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
        Integer number = numbers.get(block);
        if (number != null) known[count++] = number;
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
    return Objects.requireNonNull(numbers.get(block), "the block cannot be reached");
  }

  private void number() {
    if (order.isEmpty()) return;
    int clock = 0;
    int[] upcoming = new int[order.size()];
    Deque<Integer> path = new ArrayDeque<>();
    path.push(0);
    enter[0] = clock++;
    while (!path.isEmpty()) {
      int block = path.peek();
      if (upcoming[block] == children.get(block).size()) {
        leave[path.pop()] = clock++;
        continue;
      }
      int child = numberOf(children.get(block).get(upcoming[block]++));
      enter[child] = clock++;
      path.push(child);
    }
  }

  /** Whether the block can be reached from the entry. */
  public boolean isReachable(Block block) {
    return numbers.containsKey(block);
  }

  /** Whether every way to {@code b} leads through {@code a}; what cannot be reached is dominated by everything. */
  public boolean dominates(Block a, Block b) {
    Integer below = numbers.get(b);
    if (a == b || below == null) return true;
    Integer above = numbers.get(a);
    return above != null && dominates((int) above, (int) below);
  }

  private boolean dominates(int above, int below) {
    return enter[above] <= enter[below] && leave[below] <= leave[above];
  }

  /** The nearest block that dominates {@code block} and is not it; null for the root and for blocks that cannot be reached. */
  public @Nullable Block immediateDominator(Block block) {
    Integer number = numbers.get(block);
    return number == null || number == 0 ? null : order.get(idom[number]);
  }

  /** The blocks that {@code block} dominates immediately. */
  public List<Block> children(Block block) {
    Integer number = numbers.get(block);
    return number == null ? List.of() : children.get(number);
  }

  /** The nearest block that dominates both, which must be reachable; null where that is the end of the region. */
  public @Nullable Block commonDominator(Block a, Block b) {
    int found = numberOf(a);
    int other = numberOf(b);
    while (!dominates(found, other)) found = dominates(far[found], other) ? idom[found] : far[found];
    return order.get(found);
  }
}
