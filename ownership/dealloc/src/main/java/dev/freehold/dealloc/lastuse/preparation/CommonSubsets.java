// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.preparation;

import dev.freehold.analysis.PersistentIntSet;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import org.jspecify.annotations.Nullable;

/**
 * What sets of a row have in common, as a forest: below a set are sets that have all of it. Sets that are nested in their neighbors, in either direction,
 * come to lie in chains:
 *
 * <pre>
 *   {1}  {1 2}  {1 2 3}  {2 3}  {3}          {1}                {3}
 *                                             {1 2}              {2 3}
 *                                              {1 2 3}
 * </pre>
 *
 * <p>Again and again the two neighbors that have most in common are joined, so that the forest has at most as many elements to add below what is there
 * already as the row has elements. Takes time for what neighbors do not share, and for the first set.
 */
final class CommonSubsets {
  /** A set, the sets of the row that are equal to it, and larger ones below it. */
  static final class Node {
    private final PersistentIntSet set;
    private final int size;
    private final List<Integer> members = new ArrayList<>(1);
    private final List<Node> children = new ArrayList<>(1);
    private final int position;
    private @Nullable Node previous;
    private @Nullable Node next;
    private boolean isJoined;

    private Node(PersistentIntSet set, int size, int position) {
      this.set = set;
      this.size = size;
      this.position = position;
    }

    /** The position of the first set of the row that has all of this one. */
    int position() {
      return position;
    }

    /** The positions of those sets of the row that are equal to this one. */
    List<Integer> members() {
      return members;
    }

    List<Node> children() {
      return children;
    }

    /** Whether several sets of the row have all of this one. */
    boolean isShared() {
      return members.size() + children.size() > 1;
    }
  }

  /** Two neighbors, and what is in the first only. */
  private record Pair(Node left, Node right, PersistentIntSet onlyLeft, int common) {
    static Pair of(Node left, Node right) {
      PersistentIntSet only = left.set.minus(right.set);
      return new Pair(left, right, only, left.size - only.size());
    }

    private boolean isCurrent() {
      return !left.isJoined && !right.isJoined && left.next == right;
    }
  }

  private final PriorityQueue<Pair> pairs =
      new PriorityQueue<>(Comparator.comparing(Pair::common).reversed().thenComparing(pair -> pair.left.position));

  private CommonSubsets() {}

  /** The roots of the forest; {@code row} has no empty sets. */
  static List<Node> of(List<PersistentIntSet> row) {
    CommonSubsets subsets = new CommonSubsets();
    Node first = null;
    Node last = null;
    for (int i = 0; i < row.size(); i++) {
      PersistentIntSet set = row.get(i);
      int size = last == null ? set.size() : last.size - last.set.minus(set).size() + set.minus(last.set).size();
      Node made = new Node(set, size, i);
      made.members.add(i);
      if (last == null) first = made;
      else subsets.link(last, made);
      last = made;
    }
    while (subsets.pairs.poll() instanceof Pair pair) {
      if (!pair.isCurrent()) continue;
      Node joined = subsets.join(pair);
      if (pair.left == first) first = joined;
    }
    List<Node> roots = new ArrayList<>();
    for (Node root = first; root != null; root = root.next) roots.add(root);
    return roots;
  }

  private void link(@Nullable Node left, @Nullable Node right) {
    if (left != null) left.next = right;
    if (right != null) right.previous = left;
    if (left == null || right == null) return;
    Pair pair = Pair.of(left, right);
    if (pair.common > 0) pairs.add(pair);
  }

  /** Puts a node in the place of two, with what both have. */
  private Node join(Pair pair) {
    Node left = pair.left;
    Node right = pair.right;
    Node joined = pair.common == left.size ? left
        : pair.common == right.size ? right
            : new Node(left.set.minus(pair.onlyLeft), pair.common, left.position);
    if (joined != left) addBelow(joined, left);
    if (joined != right) addBelow(joined, right);
    Node previous = left.previous;
    Node next = right.next;
    link(previous, joined);
    link(joined, next);
    return joined;
  }

  private static void addBelow(Node upper, Node lower) {
    lower.isJoined = true;
    if (lower.size > upper.size) {
      upper.children.add(lower);
    } else {
      upper.members.addAll(lower.members);
      upper.children.addAll(lower.children);
    }
  }
}
