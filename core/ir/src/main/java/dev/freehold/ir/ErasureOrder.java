// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;

/** The order in which an operation with everything below it is taken apart: users before what they use, inner before outer. */
final class ErasureOrder {
  private ErasureOrder() {}

  static Op[] of(Op root) {
    if (root.regions.length == 0) return new Op[] {root};
    List<Op> order = new ArrayList<>();
    Deque<Op> pending = new ArrayDeque<>();
    pending.push(root);
    while (!pending.isEmpty()) {
      Op op = pending.pop();
      order.add(op);
      for (Region region : op.regions) {
        for (Block block = region.last; block != null; block = block.prev) {
          for (Op inner = block.last; inner != null; inner = inner.prev) pending.push(inner);
        }
      }
    }
    Collections.reverse(order);
    return order.toArray(Op[]::new);
  }
}
