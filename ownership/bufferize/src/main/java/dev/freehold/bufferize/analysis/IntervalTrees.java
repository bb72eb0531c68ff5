// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.analysis;

import dev.freehold.ir.Use;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Sets of intervals of positions, each with the operand that it belongs to. A set is a binary tree over the positions where intervals begin, which only has the
 * nodes that it needs; each node knows how far an interval below it reaches. Joining two sets takes time in the nodes that both have, so that all joins together
 * take O(n log n) (merging of segment trees); asking which intervals contain a position takes O(log n) for each.
 */
final class IntervalTrees {
  /** The set without intervals. */
  static final int EMPTY = 0;

  private final int width;
  private int[] left = new int[16];
  private int[] right = new int[16];
  private int[] reach = new int[16];
  private final List<@Nullable List<Entry>> leaves = new ArrayList<>();
  private int count;

  private record Entry(int end, Use use) {}

  /** For intervals that begin at positions from 0 to (excluding) {@code positions}. */
  IntervalTrees(int positions) {
    width = Math.max(1, Integer.highestOneBit(Math.max(1, positions - 1)) << 1);
    node();
  }

  private int node() {
    if (count == left.length) {
      left = Arrays.copyOf(left, 2 * count);
      right = Arrays.copyOf(right, 2 * count);
      reach = Arrays.copyOf(reach, 2 * count);
    }
    reach[count] = -1;
    leaves.add(null);
    return count++;
  }

  /** The set with one more interval, in place of {@code tree}. */
  int add(int tree, int begin, int end, Use use) {
    int root = tree == EMPTY ? node() : tree;
    int at = root;
    for (int size = width; size > 1; size /= 2) {
      reach[at] = Math.max(reach[at], end);
      at = (begin & size / 2) == 0 ? leftOf(at) : rightOf(at);
    }
    reach[at] = Math.max(reach[at], end);
    List<Entry> entries = leaves.get(at);
    if (entries == null) leaves.set(at, entries = new ArrayList<>(1));
    entries.add(new Entry(end, use));
    return root;
  }

  private int leftOf(int at) {
    if (left[at] == EMPTY) {
      int made = node();
      left[at] = made;
    }
    return left[at];
  }

  private int rightOf(int at) {
    if (right[at] == EMPTY) {
      int made = node();
      right[at] = made;
    }
    return right[at];
  }

  /** The union of two sets, in place of both. */
  int join(int a, int b) {
    if (a == EMPTY || b == EMPTY) return a + b;
    reach[a] = Math.max(reach[a], reach[b]);
    List<Entry> more = leaves.get(b);
    if (more != null) {
      List<Entry> entries = leaves.get(a);
      if (entries == null) leaves.set(a, more);
      else entries.addAll(more);
    }
    left[a] = join(left[a], left[b]);
    right[a] = join(right[a], right[b]);
    return a;
  }

  /** Whether {@code test} holds for an interval that begins at {@code last} or before, and ends at {@code first} or behind. */
  boolean anyMeets(int tree, int first, int last, Predicate<Use> test) {
    return tree != EMPTY && anyMeets(tree, 0, width, first, last, test);
  }

  private boolean anyMeets(int at, int begin, int size, int first, int last, Predicate<Use> test) {
    if (at == EMPTY || begin > last || reach[at] < first) return false;
    List<Entry> entries = leaves.get(at);
    if (entries != null) {
      for (Entry entry : entries) {
        if (entry.end >= first && test.test(entry.use)) return true;
      }
      return false;
    }
    int half = size / 2;
    return anyMeets(left[at], begin, half, first, last, test) || anyMeets(right[at], begin + half, half, first, last, test);
  }

  /** Whether {@code test} holds for an interval. */
  boolean any(int tree, TestOfInterval test) {
    return anyOf(tree, 0, width, test);
  }

  private boolean anyOf(int at, int begin, int size, TestOfInterval test) {
    if (at == EMPTY) return false;
    List<Entry> entries = leaves.get(at);
    if (entries != null) {
      for (Entry entry : entries) {
        if (test.test(entry.use, begin, entry.end)) return true;
      }
      return false;
    }
    int half = size / 2;
    return anyOf(left[at], begin, half, test) || anyOf(right[at], begin + half, half, test);
  }

  /** A question about an interval. */
  @FunctionalInterface
  interface TestOfInterval {
    boolean test(Use use, int begin, int end);
  }
}
