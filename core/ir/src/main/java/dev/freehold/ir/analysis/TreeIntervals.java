// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.analysis;

import java.util.Arrays;

/** The places that the nodes of a tree take when it is walked down, children in the order of their numbers: those below a node come right behind it. */
final class TreeIntervals {
  private final int[] start;
  /** How many nodes there are in the tree below each node, itself included. */
  private final int[] size;

  /** A tree of nodes that have larger numbers than their parents. That of the root, which is 0, does not count. */
  TreeIntervals(int[] parents) {
    int count = parents.length;
    start = new int[count];
    size = new int[count];
    Arrays.fill(size, 1);
    for (int i = count - 1; i > 0; i--) size[parents[i]] += size[i];
    int[] upcoming = new int[count];
    for (int i = 0; i < count; i++) {
      if (i > 0) {
        start[i] = upcoming[parents[i]];
        upcoming[parents[i]] += size[i];
      }
      upcoming[i] = start[i] + 1;
    }
  }

  /** The place of a node, from 0. */
  int start(int node) {
    return start[node];
  }

  /** Whether {@code inner} is {@code outer} or below it. */
  boolean contains(int outer, int inner) {
    return start[outer] <= start[inner] && start[inner] < start[outer] + size[outer];
  }
}
