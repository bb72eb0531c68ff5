// SPDX-License-Identifier: Apache-2.0
package dev.freehold.rewrite;

import dev.freehold.ir.Op;
import java.util.ArrayList;
import java.util.List;

/**
 * A set of operations that keeps the order in which they came. The position of an operation is its scratch number; what somebody else may have left there
 * does no harm, since the list has the last word.
 */
final class OpSet {
  private final List<Op> members = new ArrayList<>();

  /** Adds an operation, unless it is there already. */
  void add(Op op) {
    if (contains(op)) return;
    op.setId(members.size());
    members.add(op);
  }

  boolean contains(Op op) {
    int position = op.id();
    return position >= 0 && position < members.size() && members.get(position) == op;
  }

  Op get(int position) {
    return members.get(position);
  }

  int size() {
    return members.size();
  }
}
