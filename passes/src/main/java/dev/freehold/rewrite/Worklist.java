// SPDX-License-Identifier: Apache-2.0
package dev.freehold.rewrite;

import dev.freehold.ir.Op;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** A stack in which every operation stands at most once, and from which any can be removed. */
final class Worklist {
  private final List<Op> stack = new ArrayList<>();
  private final Map<Op, Integer> positions = new IdentityHashMap<>();

  /** Adds an operation on top, unless it is there already; answers whether it was added. */
  boolean push(Op op) {
    return positions.putIfAbsent(op, stack.size()) == null && stack.add(op);
  }

  /** The operation on top, taken away; null where there is none. */
  Op pop() {
    while (!stack.isEmpty()) {
      Op op = stack.removeLast();
      if (op == null) continue;
      positions.remove(op);
      return op;
    }
    return null;
  }

  void remove(Op op) {
    Integer position = positions.remove(op);
    if (position != null) stack.set(position, null);
  }

  void clear() {
    stack.clear();
    positions.clear();
  }

  void reverse() {
    Collections.reverse(stack);
    for (int i = 0; i < stack.size(); i++) {
      if (stack.get(i) != null) positions.put(stack.get(i), i);
    }
  }
}
