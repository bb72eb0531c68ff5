// SPDX-License-Identifier: Apache-2.0
package dev.freehold.explain;

import dev.freehold.dealloc.lastuse.graph.BasicBlock;
import dev.freehold.dealloc.lastuse.graph.ControlFlowEdge;
import dev.freehold.dealloc.lastuse.graph.ControlFlowGraph;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** What happens to buffers on the ways that lead to where they are freed. */
final class LastUses {
  private static final TreeMap<Integer, Boolean> NOTHING = new TreeMap<>();

  private final FunctionBuffers buffers;
  /** In each block the numbers of the operations behind which there is no need to look farther back: accesses, or others with false. */
  private final Map<BasicBlock, TreeMap<Integer, Boolean>> ends = new HashMap<>();
  private final Set<Op> last = new LinkedHashSet<>();
  private @Nullable Op allocationSince;
  private @Nullable ControlFlowEdge way;

  private LastUses(FunctionBuffers buffers, ControlFlowGraph graph, Set<Value> origins) {
    this.buffers = buffers;
    for (Value origin : origins) {
      if (origin.definingOp() instanceof Op birth) addEnd(birth, false, graph);
      // As what it is called from there on, it may be needed later.
      for (Op rename : buffers.renames(origin)) addEnd(rename, false, graph);
    }
    for (Value origin : origins) {
      for (Op access : buffers.accesses(origin)) addEnd(access, true, graph);
    }
  }

  private void addEnd(Op op, boolean isAccess, ControlFlowGraph graph) {
    FunctionBuffers.Position position = buffers.position(op, graph);
    if (position != null) ends.computeIfAbsent(position.block(), key -> new TreeMap<>()).put(position.index(), isAccess);
  }

  /** Looks at the ways to {@code free}, which frees one of {@code origins}; null if no control comes to it. */
  static @Nullable LastUses before(Op free, Set<Value> origins, FunctionBuffers buffers) {
    FunctionBuffers.Position position = buffers.position(free);
    if (position == null) return null;
    LastUses uses = new LastUses(buffers, position.graph(), origins);
    uses.search(position);
    return uses;
  }

  private void search(FunctionBuffers.Position start) {
    Deque<BasicBlock> pending = new ArrayDeque<>();
    Set<BasicBlock> seen = new HashSet<>();
    if (passes(start.block(), start.index())) enter(start.block(), pending, seen, true);
    while (!pending.isEmpty()) {
      BasicBlock block = pending.pop();
      if (passes(block, block.ops().size())) enter(block, pending, seen, false);
    }
  }

  private void enter(BasicBlock block, Deque<BasicBlock> pending, Set<BasicBlock> seen, boolean isNearest) {
    for (ControlFlowEdge edge : block.incoming()) {
      if (way == null && (isNearest || block.incoming().size() == 1) && edge.from().outgoing().size() > 1) way = edge;
      if (seen.add(edge.from())) pending.add(edge.from());
    }
  }

  /** Goes back through a block; whether nothing ends the search there. */
  private boolean passes(BasicBlock block, int from) {
    Map.Entry<Integer, Boolean> end = ends.getOrDefault(block, NOTHING).lowerEntry(from);
    int start = end == null ? 0 : end.getKey() + 1;
    if (allocationSince == null) allocationSince = buffers.firstAllocation(block, start, from);
    if (end != null && end.getValue()) last.add(block.ops().get(end.getKey()));
    return end == null;
  }

  /** The last operations that use the buffers before they are freed, on the ways that have one. */
  Set<Op> last() {
    return last;
  }

  /** An allocation between these, or the beginnings of the buffers, and the free; null if there is none. */
  @Nullable
  Op allocationSince() {
    return allocationSince;
  }

  /** A step that control takes to come to the free, behind the last uses, where it might have gone another way; null if there is none. */
  @Nullable
  ControlFlowEdge way() {
    return way;
  }

  /** The first use on another way from where {@link #way} begins; null if there is none, or no such step. */
  @Nullable
  Op usedOnOtherWay() {
    ControlFlowEdge taken = way;
    if (taken == null) return null;
    Deque<BasicBlock> pending = new ArrayDeque<>();
    Set<BasicBlock> seen = new HashSet<>(Set.of(taken.to()));
    for (ControlFlowEdge edge : taken.from().outgoing()) {
      if (seen.add(edge.to())) pending.add(edge.to());
    }
    while (!pending.isEmpty()) {
      BasicBlock block = pending.pop();
      Map.Entry<Integer, Boolean> first = ends.getOrDefault(block, NOTHING).firstEntry();
      if (first != null && first.getValue()) return block.ops().get(first.getKey());
      if (first != null) continue;
      for (ControlFlowEdge edge : block.outgoing()) {
        if (seen.add(edge.to())) pending.add(edge.to());
      }
    }
    return null;
  }
}
