// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transform.inlining;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** How many operations there are in functions, which are counted once and not again for each call that is inlined. */
final class FunctionSizes {
  private final Map<Op, Long> known = new HashMap<>();

  /** The number of operations in a function, itself not among them. */
  long of(Op function) {
    return known.computeIfAbsent(function, key -> count(key) - 1);
  }

  /** Takes note of functions being changed in other ways than by inlining. */
  void forget(Iterable<Op> functions) {
    functions.forEach(this::forgetAround);
  }

  /**
   * Takes note of a call in {@code caller} being replaced.
   *
   * @param blocks what it is replaced by, not yet joined with the blocks around the call
   */
  void inlined(Op caller, Op callee, List<Block> blocks) {
    forgetAround(callee);
    Long before = known.get(caller);
    forgetAround(caller);
    if (before != null && !caller.isAncestorOf(callee)) known.put(caller, before + added(blocks));
  }

  /** The call is gone then, and the terminator of a block that is joined with the one around the call. */
  private static long added(List<Block> blocks) {
    long[] added = {blocks.size() == 1 ? -2 : -1};
    for (Block block : blocks) {
      for (Op op : block) added[0] += count(op);
    }
    return added[0];
  }

  /** A function in a function belongs to both. */
  private void forgetAround(Op function) {
    for (Op at = function; at != null; at = at.parentOp()) known.remove(at);
  }

  private static long count(Op root) {
    long[] count = {0};
    root.walk(op -> {
      count[0]++;
    });
    return count[0];
  }
}
