// SPDX-License-Identifier: Apache-2.0
package dev.freehold.validate;

import dev.freehold.ir.Block;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** The dominator tree of the blocks of a region, by their numbers in reverse postorder (Cooper, Harvey and Kennedy 2001). */
final class Dominators {
  /** The place of a block in a preorder of the tree; the blocks that it dominates come directly behind it. */
  private final int[] preorder;
  /** How many blocks a block dominates, itself among them. */
  private final int[] size;

  Dominators(List<Block> order) {
    int[] parent = immediate(order);
    size = new int[parent.length];
    preorder = new int[parent.length];
    int[] next = new int[parent.length];
    Arrays.fill(size, 1);
    for (int i = parent.length - 1; i > 0; i--) size[parent[i]] += size[i];
    next[0] = 1;
    for (int i = 1; i < parent.length; i++) {
      preorder[i] = next[parent[i]];
      next[parent[i]] += size[i];
      next[i] = preorder[i] + 1;
    }
  }

  private static int[] immediate(List<Block> order) {
    int[] parent = new int[order.size()];
    if (parent.length == 1) return parent;
    Map<Block, Integer> numbers = new HashMap<>();
    for (Block block : order) numbers.put(block, numbers.size());
    Arrays.fill(parent, 1, parent.length, -1);
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int i = 0; i < parent.length; i++) {
        for (Block successor : order.get(i).successors()) {
          int to = Objects.requireNonNull(numbers.get(successor), "what can be reached is in the order");
          if (to == 0) continue;
          int common = parent[to] < 0 ? i : commonDominator(parent, parent[to], i);
          changed |= common != parent[to];
          parent[to] = common;
        }
      }
    }
    return parent;
  }

  private static int commonDominator(int[] parent, int a, int b) {
    while (a != b) {
      if (a > b) a = parent[a];
      else b = parent[b];
    }
    return a;
  }

  int preorder(int block) {
    return preorder[block];
  }

  boolean dominates(int a, int b) {
    return preorder[a] <= preorder[b] && preorder[b] < preorder[a] + size[a];
  }
}
