// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.bruteforce;

import dev.freehold.func.ReturnOp;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.Flow;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Where a value is live. */
final class LiveRange {
  private LiveRange() {}

  /** The operations from which control may come to a use without passing the definition, and the uses themselves. */
  static Set<Op> of(Value value) {
    Deque<Op> pending = new ArrayDeque<>();
    Op start = value instanceof Value.Argument argument ? argument.owner().first() : value.definingOp().next();
    pending.add(start);
    Map<Op, List<Op>> predecessors = new HashMap<>();
    Set<Op> reached = new HashSet<>(pending);
    while (!pending.isEmpty()) {
      Op op = pending.pop();
      for (Op next : next(op)) {
        if (next == start) continue;
        predecessors.computeIfAbsent(next, _ -> new ArrayList<>()).add(op);
        if (reached.add(next)) pending.add(next);
      }
    }
    Set<Op> live = new HashSet<>();
    value.forEachUse(use -> pending.add(use.owner()));
    while (!pending.isEmpty()) {
      Op op = pending.pop();
      if (reached.contains(op) && live.add(op)) pending.addAll(predecessors.getOrDefault(op, List.of()));
    }
    return live;
  }

  private static List<Op> next(Op op) {
    if (op instanceof ReturnOp) return List.of();
    List<Op> next = Flow.edges(op).stream().map(Need::target).toList();
    if (!next.isEmpty()) return next;
    return op.next() == null ? List.of() : List.of(op.next());
  }
}
