// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.analysis;

import dev.freehold.ir.Block;
import dev.freehold.ir.Region;
import dev.freehold.ir.Successor;
import java.util.ArrayList;
import java.util.Arrays;
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
  private final Map<Block, Integer> numbers;
  private final int[] idom;
  /** For each block one far above it, so that a climb over many takes few steps. */
  private final int[] far;
  private final int[] depth;
  /** When a walk down the tree comes to a block, counted in blocks, and behind the last of those that it dominates. */
  private final int[] enter;
  private final int[] leave;
  /** Null where nobody has asked. */
  private @Nullable List<List<Block>> children;

  private DominatorTree(List<Block> order, @Nullable List<Block> ends) {
    this.order = order;
    int size = order.size();
    numbers = new IdentityHashMap<>(size);
    for (Block block : order) numbers.put(block, numbers.size());
    far = new int[size];
    depth = new int[size];
    enter = new int[size];
    leave = new int[size];
    idom = ImmediateDominators.of(ends == null ? edges() : edgesBackwards(ends));
    for (int i = 1; i < size; i++) {
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

  /** For each block the numbers of those that control comes from. */
  private int[][] edges() {
    int[][] edges = new int[order.size()][];
    for (int i = 1; i < edges.length; i++) {
      int count = 0;
      for (Successor edge = order.get(i).firstPredecessor(); edge != null; edge = edge.next()) count++;
      int[] known = new int[count];
      count = 0;
      for (Successor edge = order.get(i).firstPredecessor(); edge != null; edge = edge.next()) {
        Integer number = numbers.get(edge.owner().enclosingBlock());
        if (number != null) known[count++] = number;
      }
      edges[i] = count == known.length ? known : Arrays.copyOf(known, count);
    }
    return edges;
  }

  /** For each block the numbers of those that control goes to; the root is behind those where it ends. */
  private int[][] edgesBackwards(List<Block> ends) {
    int[][] edges = new int[order.size()][];
    for (int i = 1; i < edges.length; i++)
      edges[i] = order.get(i).successors().stream().filter(numbers::containsKey).mapToInt(this::numberOf).toArray();
    for (Block end : ends) {
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
    int[] sizes = new int[idom.length];
    for (int i = sizes.length - 1; i > 0; i--) sizes[idom[i]] += ++sizes[i];
    for (int i = 0; i < sizes.length; i++) {
      if (i > 0) {
        // Up to here the blocks below the dominator have been numbered.
        enter[i] = leave[idom[i]];
        leave[idom[i]] += sizes[i];
      }
      leave[i] = enter[i] + 1;
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
    return enter[above] <= enter[below] && enter[below] < leave[above];
  }

  /** The nearest block that dominates {@code block} and is not it; null for the root and for blocks that cannot be reached. */
  public @Nullable Block immediateDominator(Block block) {
    Integer number = numbers.get(block);
    return number == null || number == 0 ? null : order.get(idom[number]);
  }

  /** The blocks that {@code block} dominates immediately. */
  public List<Block> children(Block block) {
    Integer number = numbers.get(block);
    if (number == null) return List.of();
    if (children == null) children = listChildren();
    return children.get(number);
  }

  private List<List<Block>> listChildren() {
    List<List<Block>> lists = new ArrayList<>(idom.length);
    for (int i = 0; i < idom.length; i++) {
      lists.add(new ArrayList<>());
      if (i > 0) lists.get(idom[i]).add(order.get(i));
    }
    return lists;
  }

  /** The nearest block that dominates both, which must be reachable; null where that is the end of the region. */
  public @Nullable Block commonDominator(Block a, Block b) {
    int found = numberOf(a);
    int other = numberOf(b);
    while (!dominates(found, other)) found = dominates(far[found], other) ? idom[found] : far[found];
    return order.get(found);
  }
}
