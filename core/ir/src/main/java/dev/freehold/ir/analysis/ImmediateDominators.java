// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.analysis;

import java.util.Arrays;

/**
 * Immediate dominators of the nodes of a graph, by iteration over the reverse post-order (Cooper, Harvey and Kennedy, "A Simple, Fast Dominance
 * Algorithm", 2001).
 */
public final class ImmediateDominators {
  private ImmediateDominators() {}

  /**
   * For each node the nearest one on all paths from the first node to it; that of the first one is its own.
   *
   * @param predecessors for each node those that edges come from; nodes are numbered in reverse post-order, and those of the first do not count
   */
  public static int[] of(int[][] predecessors) {
    int[] found = new int[predecessors.length];
    Arrays.fill(found, -1);
    if (found.length > 0) found[0] = 0;
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int i = 1; i < found.length; i++) {
        int dominator = -1;
        for (int from : predecessors[i]) {
          if (found[from] >= 0) dominator = dominator < 0 ? from : meet(from, dominator, found);
        }
        changed |= found[i] != dominator;
        found[i] = dominator;
      }
    }
    return found;
  }

  private static int meet(int first, int second, int[] dominators) {
    int a = first;
    int b = second;
    while (a != b) {
      while (a > b) a = dominators[a];
      while (b > a) b = dominators[b];
    }
    return a;
  }
}
