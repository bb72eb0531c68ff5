// SPDX-License-Identifier: Apache-2.0
package dev.freehold.rewrite;

import dev.freehold.ir.Op;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A stack in which every operation stands at most once, and from which any can be removed. The position of an operation is its
 * scratch number; what somebody else may have left there does no harm, since the stack itself has the last word.
 */
final class Worklist {
  /** Null at positions from which an operation has been removed, and from {@link #size} on. */
  private @Nullable Op[] stack = new Op[16];
  private int size;

  /** Adds an operation on top, unless it is there already; returns whether it was added. */
  boolean push(Op op) {
    if (contains(op)) return false;
    if (size == stack.length) stack = Arrays.copyOf(stack, 2 * size);
    put(op, size++);
    return true;
  }

  private boolean contains(Op op) {
    int position = op.id();
    return position >= 0 && position < size && stack[position] == op;
  }

  private void put(@Nullable Op op, int position) {
    stack[position] = op;
    if (op != null) op.setId(position);
  }

  /** The operation on top, taken away; null where there is none. */
  @Nullable
  Op pop() {
    while (size > 0) {
      Op op = stack[--size];
      stack[size] = null;
      if (op != null) return op;
    }
    return null;
  }

  void remove(Op op) {
    if (contains(op)) stack[op.id()] = null;
  }

  void clear() {
    Arrays.fill(stack, 0, size, null);
    size = 0;
  }

  void reverse() {
    for (int low = 0, high = size - 1; low < high; low++, high--) {
      Op op = stack[low];
      put(stack[high], low);
      put(op, high);
    }
  }
}
