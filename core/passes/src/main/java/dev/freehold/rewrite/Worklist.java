// SPDX-License-Identifier: Apache-2.0
package dev.freehold.rewrite;

import dev.freehold.ir.Op;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A stack in which every operation stands at most once, and from which any can be removed. The position of an operation is its
 * scratch number; what somebody else may have left there does no harm, since the stack itself has the last word.
 */
final class Worklist {
  private final List<Op> stack = new ArrayList<>();

  /** Adds an operation on top, unless it is there already; returns whether it was added. */
  boolean push(Op op) {
    if (contains(op)) return false;
    op.setId(stack.size());
    return stack.add(op);
  }

  private boolean contains(Op op) {
    int position = op.id();
    return position >= 0 && position < stack.size() && stack.get(position) == op;
  }

  /** The operation on top, taken away; null where there is none. */
  @Nullable
  Op pop() {
    while (!stack.isEmpty()) {
      Op op = stack.removeLast();
      if (op != null) return op;
    }
    return null;
  }

  void remove(Op op) {
    if (contains(op)) stack.set(op.id(), null);
  }

  void clear() {
    stack.clear();
  }

  void reverse() {
    Collections.reverse(stack);
    for (int i = 0; i < stack.size(); i++) {
      if (stack.get(i) != null) stack.get(i).setId(i);
    }
  }
}
