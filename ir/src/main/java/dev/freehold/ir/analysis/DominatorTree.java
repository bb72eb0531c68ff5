// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.analysis;

import dev.freehold.ir.Block;
import dev.freehold.ir.Region;
import dev.freehold.ir.Successor;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * The dominator tree of the blocks of one region that can be reached from its entry.
 *
 * <p>Immediate dominators by iteration over the reverse post-order (Cooper, Harvey and Kennedy, "A Simple, Fast Dominance
 * Algorithm", 2001); whether one block dominates another is then one comparison of intervals.
 */
public final class DominatorTree {
  private final List<Block> order;
  private final Map<Block, Integer> numbers = new IdentityHashMap<>();
  private final int[] idom;
  private final List<List<Block>> children = new ArrayList<>();
  /** When a walk down the tree comes to a block, and when it leaves it. */
  private final int[] enter;
  private final int[] leave;

  private DominatorTree(Region region) {
    order = BlockOrder.reversePostOrder(region);
    for (Block block : order) {
      numbers.put(block, numbers.size());
      children.add(new ArrayList<>());
    }
    idom = new int[order.size()];
    enter = new int[order.size()];
    leave = new int[order.size()];
    findDominators();
    for (int i = 1; i < idom.length; i++) children.get(idom[i]).add(order.get(i));
    number();
  }

  public static DominatorTree of(Region region) {
    return new DominatorTree(region);
  }

  private void findDominators() {
    Arrays.fill(idom, -1);
    if (idom.length > 0) idom[0] = 0;
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int i = 1; i < idom.length; i++) {
        int dominator = -1;
        for (Successor edge = order.get(i).firstPredecessor(); edge != null; edge = edge.next()) {
          Integer from = numbers.get(edge.owner().block());
          if (from == null || idom[from] < 0) continue;
          dominator = dominator < 0 ? from : meet(from, dominator);
        }
        changed |= idom[i] != dominator;
        idom[i] = dominator;
      }
    }
  }

  private int meet(int a, int b) {
    while (a != b) {
      while (a > b) a = idom[a];
      while (b > a) b = idom[b];
    }
    return a;
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
      int child = numbers.get(children.get(block).get(upcoming[block]++));
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
    return above != null && enter[above] <= enter[below] && leave[below] <= leave[above];
  }

  /** The nearest block that dominates {@code block} and is not it; null for the entry and for blocks that cannot be reached. */
  public Block immediateDominator(Block block) {
    Integer number = numbers.get(block);
    return number == null || number == 0 ? null : order.get(idom[number]);
  }

  /** The blocks that {@code block} dominates immediately. */
  public List<Block> children(Block block) {
    Integer number = numbers.get(block);
    return number == null ? List.of() : children.get(number);
  }

  /** The nearest block that dominates both; both must be reachable. */
  public Block commonDominator(Block a, Block b) {
    return order.get(meet(numbers.get(a), numbers.get(b)));
  }
}
