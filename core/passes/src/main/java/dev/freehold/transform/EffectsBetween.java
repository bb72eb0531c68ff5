// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transform;

import dev.freehold.ir.Op;
import dev.freehold.rewrite.Deadness;
import java.util.IdentityHashMap;
import java.util.Map;

/** Whether something may be written between two operations of a block. Remembers how far it has looked from each. */
final class EffectsBetween {
  /** The operation in front of which nothing was written so far, or the first that writes. */
  private record Seen(Op upTo, boolean writes) {}

  private final Map<Op, Seen> seen = new IdentityHashMap<>();
  private final Deadness deadness;

  EffectsBetween(Deadness deadness) {
    this.deadness = deadness;
  }

  void clear() {
    // An empty map takes as long to clear as one of that size, and most blocks leave it empty.
    if (!seen.isEmpty()) seen.clear();
  }

  /** Whether anything behind {@code from} and in front of {@code to} may write memory. */
  boolean mayWrite(Op from, Op to) {
    Seen before = seen.get(from);
    if (before != null && before.writes) return true;
    for (Op op = before == null ? from.next() : before.upTo; op != null && op != to; op = op.next()) {
      if (!deadness.mayWrite(op)) continue;
      seen.put(from, new Seen(op, true));
      return true;
    }
    seen.put(from, new Seen(to, false));
    return false;
  }
}
