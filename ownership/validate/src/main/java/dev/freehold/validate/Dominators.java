// SPDX-License-Identifier: Apache-2.0
package dev.freehold.validate;

import dev.freehold.ir.Block;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Which blocks come before others on every path: the dominator tree of blocks by their numbers in reverse postorder (Cooper, Harvey and Kennedy 2001). */
final class Dominators {
  private final int[] first;
  private final int[] size;

  Dominators(List<Block> order) {
    int[] parent = immediate(order);
    size = new int[parent.length];
    first = new int[parent.length];
    int[] next = new int[parent.length];
    Arrays.fill(size, 1);
    for (int i = parent.length - 1; i > 0; i--) size[parent[i]] += size[i];
    next[0] = 1;
    for (int i = 1; i < parent.length; i++) {
      first[i] = next[parent[i]];
      next[parent[i]] += size[i];
      next[i] = first[i] + 1;
    }
  }

  private static int[] immediate(List<Block> order) {
    Map<Block, Integer> numbers = new HashMap<>();
    for (Block block : order) numbers.put(block, numbers.size());
    int[] parent = new int[order.size()];
    Arrays.fill(parent, 1, parent.length, -1);
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int i = 0; i < parent.length; i++) {
        for (Block successor : order.get(i).successors()) {
          int to = numbers.get(successor);
          if (to == 0) continue;
          int met = parent[to] < 0 ? i : meet(parent, parent[to], i);
          changed |= met != parent[to];
          parent[to] = met;
        }
      }
    }
    return parent;
  }

  private static int meet(int[] parent, int a, int b) {
    while (a != b) {
      if (a > b) a = parent[a];
      else b = parent[b];
    }
    return a;
  }

  boolean dominates(int a, int b) {
    return first[a] <= first[b] && first[b] < first[a] + size[a];
  }
}
