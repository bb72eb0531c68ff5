// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.ownership;

import dev.freehold.analysis.BufferOrigin;
import dev.freehold.arith.SelectOp;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.analysis.Dominance;
import dev.freehold.ir.iface.Edge;
import dev.freehold.ir.iface.Flow;
import dev.freehold.ir.iface.RegionBranchOp;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;

/**
 * Whether two values are never one buffer where both are there. Values that come together, as arguments of a block or results of an
 * operation, are followed in step, so that it is shown by induction over the iterations of a loop:
 *
 * <pre>
 *   %r:2 = scf.for … iter_args(%x = %a, %y = %b) {       %a, %b are distinct, and
 *     scf.yield %y, %x                                   if %x, %y are, then %y, %x are
 *   }                                                    so %r#0, %r#1 are distinct
 * </pre>
 *
 * <p>Control flow must not run in cycles but by regions.
 */
final class DistinctBuffers {
  private final Dominance dominance;
  private final Set<Pair> assumed = new HashSet<>();
  private final Deque<Pair> pending = new ArrayDeque<>();

  private record Pair(Value a, Value b) {}

  private DistinctBuffers(Dominance dominance) {
    this.dominance = dominance;
  }

  static boolean areDistinct(Value a, Value b, Dominance dominance) {
    DistinctBuffers distinct = new DistinctBuffers(dominance);
    distinct.demand(a, b);
    while (!distinct.pending.isEmpty()) {
      if (!distinct.follow(distinct.pending.pop())) return false;
    }
    return true;
  }

  private void demand(Value a, Value b) {
    Pair pair = new Pair(BufferOrigin.baseOf(a), BufferOrigin.baseOf(b));
    if (assumed.add(pair)) pending.push(pair);
  }

  /** Demands what makes two buffers distinct; false where nothing does. */
  private boolean follow(Pair pair) {
    if (pair.a == pair.b) return false;
    if (isNewBeside(pair.a, pair.b) || isNewBeside(pair.b, pair.a)) return true;
    return followBoth(pair.a, pair.b) || followOne(pair.a, pair.b) || followOne(pair.b, pair.a);
  }

  private boolean isNewBeside(Value allocated, Value other) {
    return allocated.definingOp() instanceof Op maker && BufferOrigin.isAllocated(allocated) && dominance.properlyDominates(other, maker);
  }

  /** Values that come together: for each way that they come, what comes has to be distinct. */
  private boolean followBoth(Value a, Value b) {
    if (a instanceof Value.Argument x && b instanceof Value.Argument y) return x.owner() == y.owner() && followEdges(x.owner(), a, b);
    return a.definingOp() instanceof RegionBranchOp op && a.definingOp() == b.definingOp() && followEdges(Flow.edgesToResults((Op) op), a, b);
  }

  private boolean followEdges(Block block, Value a, Value b) {
    return (!block.isEntry() || block.parentOp() instanceof RegionBranchOp) && followEdges(Flow.edgesInto(block), a, b);
  }

  private boolean followEdges(Iterable<Edge> edges, Value a, Value b) {
    for (Edge edge : edges) {
      if (!follow(edge, a, b)) return false;
    }
    return true;
  }

  /** Demands the same of what is passed; a value that does not come by the edge has been there before, and stays what it is. */
  private boolean follow(Edge edge, Value a, Value b) {
    Use first = edge.passedTo(a);
    Use second = edge.passedTo(b);
    if (first == null || second == null && comeTogether(a, b)) return false;
    demand(first.value(), second == null ? b : second.value());
    return true;
  }

  /** Whether the edges that bring one value are those that may bring the other. */
  private static boolean comeTogether(Value a, Value b) {
    if (a instanceof Value.Argument x && b instanceof Value.Argument y) return x.owner() == y.owner();
    return a.definingOp() != null && a.definingOp() == b.definingOp();
  }

  /** A value that comes in several ways, none of them a loop, and one that is there before. */
  private boolean followOne(Value merged, Value before) {
    if (merged.definingOp() instanceof SelectOp select) {
      demand(select.trueValue(), before);
      demand(select.falseValue(), before);
      return true;
    }
    if (merged instanceof Value.Argument argument) {
      Block block = argument.owner();
      return !block.isEntry() && dominance.properlyDominates(before, block.firstOp()) && followEdges(block, argument, before);
    }
    return merged.definingOp() instanceof RegionBranchOp op && dominance.properlyDominates(before, (Op) op)
        && ((Op) op).regions().stream().noneMatch(op::isRepetitive) && followEdges(Flow.edgesToResults((Op) op), merged, before);
  }
}
