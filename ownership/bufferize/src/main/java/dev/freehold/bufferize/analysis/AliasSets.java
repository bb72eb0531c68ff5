// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.analysis;

import dev.freehold.ir.Value;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/**
 * Disjoint sets of tensors with dense numbers, which only grow together (union-find by size with path halving). The members of a set form a ring, so that two
 * sets are joined in constant time; their order is that of the reference, which shows in dumps.
 */
final class AliasSets {
  /** Hears of sets that become one. */
  interface Listener {
    /** Sets {@code a} and {@code b} are one now, with the number of one of them. */
    void joined(int a, int b, int joint);
  }

  private int[] parent = new int[16];
  private int[] size = new int[16];
  /** For the root of each set, its first and its last member; for each member but the last, the one behind it. */
  private int[] head = new int[16];
  private int[] tail = new int[16];
  private int[] next = new int[16];
  private final List<Value> values;
  private int count;
  private Listener listener = (a, b, joint) -> {};

  /** Sets of the values in a list that grows. */
  AliasSets(List<Value> values) {
    this.values = values;
  }

  /** Puts the value with the next number into a set of its own. */
  void add() {
    if (count == parent.length) grow();
    parent[count] = count;
    size[count] = 1;
    head[count] = count;
    tail[count] = count;
    next[count] = -1;
    count++;
  }

  private void grow() {
    int length = 2 * count;
    parent = Arrays.copyOf(parent, length);
    size = Arrays.copyOf(size, length);
    head = Arrays.copyOf(head, length);
    tail = Arrays.copyOf(tail, length);
    next = Arrays.copyOf(next, length);
  }

  void listen(Listener newListener) {
    listener = newListener;
  }

  /** The number of the set that has a member. */
  int find(int member) {
    while (parent[member] != member) {
      parent[member] = parent[parent[member]];
      member = parent[member];
    }
    return member;
  }

  /** Joins two sets, the members of the second behind those of the first; returns the number of the joint set. */
  int union(int a, int b) {
    int first = find(a);
    int second = find(b);
    if (first == second) return first;
    int newHead = head[first];
    int newTail = tail[second];
    next[tail[first]] = head[second];
    int root = size[first] >= size[second] ? first : second;
    int other = root == first ? second : first;
    parent[other] = root;
    size[root] += size[other];
    head[root] = newHead;
    tail[root] = newTail;
    listener.joined(first, second, root);
    return root;
  }

  /** Calls {@code action} for each value in the set of a member. */
  void forEach(int member, Consumer<Value> action) {
    for (int i = head[find(member)]; i >= 0; i = next[i]) action.accept(values.get(i));
  }

  /** The values in the set of a member. */
  List<Value> members(int member) {
    List<Value> members = new ArrayList<>();
    forEach(member, members::add);
    return members;
  }
}
