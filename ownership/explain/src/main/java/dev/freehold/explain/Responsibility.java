// SPDX-License-Identifier: Apache-2.0
package dev.freehold.explain;

import dev.freehold.dealloc.Buffers;
import dev.freehold.dealloc.lastuse.graph.BasicBlock;
import dev.freehold.dealloc.lastuse.graph.ControlFlowEdge;
import dev.freehold.dealloc.lastuse.graph.ControlFlowGraph;
import dev.freehold.explain.OwnershipGraph.Owned;
import dev.freehold.explain.OwnershipGraph.Status;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.CallLike;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Which buffers a function has to free at each point of its graph: those that are there, as a forward analysis tells, and that it frees or returns
 * later, as a backward analysis tells. Both are sets of bits, one for each buffer that comes into being in the function.
 */
final class Responsibility {
  private static final BitSet NONE = new BitSet();

  private final ControlFlowGraph graph;
  private final List<Value> buffers = new ArrayList<>();
  private final Map<Op, BitSet> made = new HashMap<>();
  /** By operation the buffers that it frees for certain, and those that it frees or returns, or may do so. */
  private final Map<Op, BitSet> surelyFreed = new HashMap<>();
  private final Map<Op, BitSet> ended = new HashMap<>();
  /** The same without those that return buffers. */
  private final Map<Op, BitSet> freed = new HashMap<>();
  // At the end of a block, by its number.
  private final BitSet[] mayBeThere;
  private final BitSet[] isThere;
  /** At the start of a block, by its number. */
  private final BitSet[] isEndedLater;
  /** What is live at the end of a block, by path; null if there are too many paths. Then the sets of bits say less. */
  private @Nullable LiveStates states;

  private Responsibility(ControlFlowGraph graph, FunctionBuffers known) {
    this.graph = graph;
    mayBeThere = new BitSet[graph.blockCount()];
    isThere = new BitSet[graph.blockCount()];
    isEndedLater = new BitSet[graph.blockCount()];
    for (BasicBlock block : graph.blocks()) block.ops().forEach(op -> addMade(op, known));
    for (int i = 0; i < buffers.size(); i++) addEnds(i, known);
  }

  static Responsibility of(ControlFlowGraph graph, FunctionBuffers known) {
    Responsibility made = new Responsibility(graph, known);
    made.solve();
    made.states = LiveStates.of(graph, known, made.buffers, made.made, made.freed);
    return made;
  }

  private void addMade(Op op, FunctionBuffers known) {
    for (Value.Result result : op.results()) {
      if (!Buffers.isBuffer(result)) continue;
      boolean isOwned = op instanceof CallLike ? known.borrowed(result) == null : FunctionBuffers.isAllocation(op);
      if (!isOwned) continue;
      made.computeIfAbsent(op, key -> new BitSet()).set(buffers.size());
      buffers.add(result);
    }
  }

  private void addEnds(int number, FunctionBuffers known) {
    Value buffer = buffers.get(number);
    for (Op free : known.frees(buffer)) {
      Op step = step(free);
      ended.computeIfAbsent(step, key -> new BitSet()).set(number);
      freed.computeIfAbsent(step, key -> new BitSet()).set(number);
      Value operand = FunctionBuffers.freed(free);
      boolean isSure = step == free && operand != null && known.origins(operand).equals(Set.of(buffer)) && Guard.of(free, known).asks() == null;
      if (isSure) surelyFreed.computeIfAbsent(free, key -> new BitSet()).set(number);
    }
    for (Op end : known.returns(buffer)) ended.computeIfAbsent(end, key -> new BitSet()).set(number);
  }

  /** The operation of the graph that an operation is, or is in. */
  private Op step(Op op) {
    Op step = op;
    while (!graph.contains(step) && step.parentOp() != null) step = step.enclosingOp();
    return step;
  }

  private void solve() {
    for (boolean changes = true; changes;) {
      changes = false;
      for (BasicBlock block : graph.blocks()) changes |= flowForward(block);
    }
    Map<Op, BitSet> begins = begins();
    for (boolean changes = true; changes;) {
      changes = false;
      for (BasicBlock block : graph.blocks().reversed()) changes |= flowBackward(block, begins);
    }
  }

  /** The buffers that may be there at the start of a block. */
  private BitSet mayBeThereAtStart(BasicBlock block) {
    BitSet may = new BitSet();
    for (ControlFlowEdge edge : block.incoming()) {
      if (mayBeThere[edge.from().number()] != null) may.or(mayBeThere[edge.from().number()]);      // null where control has not come yet
    }
    return may;
  }

  private void pass(Op op, BitSet may) {
    may.andNot(surelyFreed.getOrDefault(op, NONE));
    may.or(made.getOrDefault(op, NONE));
  }

  private boolean flowForward(BasicBlock block) {
    BitSet may = mayBeThereAtStart(block);
    BitSet must = null;
    for (ControlFlowEdge edge : block.incoming()) {
      BitSet before = isThere[edge.from().number()];
      if (before == null) continue;
      if (must == null) must = (BitSet) before.clone();
      else must.and(before);
    }
    if (must == null) must = new BitSet();
    for (Op op : block.ops()) {
      pass(op, may);
      must.andNot(ended.getOrDefault(op, NONE));
      must.or(made.getOrDefault(op, NONE));
    }
    boolean changes = !may.equals(mayBeThere[block.number()]) || !must.equals(isThere[block.number()]);
    mayBeThere[block.number()] = may;
    isThere[block.number()] = must;
    return changes;
  }

  /**
   * By operation the buffers that it makes and that cannot be there before it. Where control goes round a loop, the buffer of the round before may be
   * there under another name, and what frees it may come behind.
   */
  private Map<Op, BitSet> begins() {
    Map<Op, BitSet> begins = new HashMap<>();
    for (BasicBlock block : graph.blocks()) {
      BitSet may = mayBeThereAtStart(block);
      for (Op op : block.ops()) {
        if (made.containsKey(op)) {
          BitSet begun = (BitSet) made.get(op).clone();
          begun.andNot(may);
          begins.put(op, begun);
        }
        pass(op, may);
      }
    }
    return begins;
  }

  private boolean flowBackward(BasicBlock block, Map<Op, BitSet> begins) {
    BitSet later = new BitSet();
    for (ControlFlowEdge edge : block.outgoing()) {
      if (isEndedLater[edge.to().number()] != null) later.or(isEndedLater[edge.to().number()]);
    }
    for (Op op : block.ops().reversed()) {
      later.andNot(begins.getOrDefault(op, NONE));
      later.or(ended.getOrDefault(op, NONE));
    }
    boolean changes = !later.equals(isEndedLater[block.number()]);
    isEndedLater[block.number()] = later;
    return changes;
  }

  /** The buffers that the function is responsible for when control has taken an edge. */
  List<Owned> on(ControlFlowEdge edge) {
    List<Owned> owned = new ArrayList<>();
    LiveStates states = this.states;
    BitSet there = states == null ? isThere[edge.from().number()] : states.onAllPaths(edge.from());
    BitSet may = states == null ? mayBeThere[edge.from().number()] : states.onSomePath(edge.from());
    BitSet later = isEndedLater[edge.to().number()];
    may.stream().forEach(number -> {
      if (later.get(number)) owned.add(new Owned(buffers.get(number), there.get(number) ? Status.OWNED : Status.OWNED_IF));
      else if (there.get(number)) owned.add(new Owned(buffers.get(number), Status.NOT_FREED));
    });
    return owned;
  }
}
