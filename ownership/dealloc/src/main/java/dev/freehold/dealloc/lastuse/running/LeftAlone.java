// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.running;

import dev.freehold.dealloc.lastuse.graph.BasicBlock;
import dev.freehold.dealloc.lastuse.graph.ControlFlowEdge;
import dev.freehold.dealloc.lastuse.graph.ControlFlowGraph;
import dev.freehold.dealloc.lastuse.graph.Place;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.analysis.Dominance;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Where control leaves alone some work that has been started: it goes where the value is out of scope by which one could wait for it or, sooner,
 * where somebody has waited who came from elsewhere, and nobody will any more. So what the work uses need not be needed there on one path only.
 */
final class LeftAlone {
  private final ControlFlowGraph graph;
  private final Work work;
  private final Dominance dominance;
  private final Set<BasicBlock> settled;
  private final Set<BasicBlock> upcoming;
  private final Set<BasicBlock> seen = new HashSet<>();
  private final Deque<BasicBlock> pending = new ArrayDeque<>();
  private final Set<Place> found = new LinkedHashSet<>();

  /**
   * Some work.
   *
   * @param scope the value by which one can wait for it as long as it is there
   * @param tokens the values that can be passed on
   * @param waits the operations behind which it is over
   */
  record Work(Value scope, Set<Value> tokens, Set<Op> waits) {}

  private LeftAlone(Work work, ControlFlowGraph graph, Dominance dominance) {
    this.work = work;
    this.graph = graph;
    this.dominance = dominance;
    List<BasicBlock> waiting = graph.blocks().stream().filter(this::waits).toList();
    settled = reached(waiting, block -> block.outgoing().stream().map(ControlFlowEdge::to).toList());
    upcoming = reached(waiting, block -> block.incoming().stream().map(ControlFlowEdge::from).toList());
    upcoming.addAll(waiting);
  }

  /** Those of work that an operation starts. */
  static Set<Place> from(Op start, Work work, ControlFlowGraph graph, Dominance dominance) {
    boolean isAwaited = work.waits.stream().anyMatch(wait -> wait.block() == start.block() && start.isBefore(wait));
    if (isAwaited) return Set.of();
    LeftAlone search = new LeftAlone(work, graph, dominance);
    for (BasicBlock block : graph.blocks()) {
      if (block.behind() == start) search.follow(block, 0);
      else if (!ControlFlowGraph.passesThrough(start) && block.ops().contains(start)) search.follow(block, block.ops().indexOf(start) + 1);
    }
    return search.found();
  }

  /** Those of work that a parameter of a basic block stands for. */
  static Set<Place> passed(Value parameter, Work work, ControlFlowGraph graph, Dominance dominance) {
    LeftAlone search = new LeftAlone(work, graph, dominance);
    for (BasicBlock block : graph.blocks()) {
      if (block.parameters().contains(parameter)) search.follow(block, 0);
    }
    return search.found();
  }

  private Set<Place> found() {
    while (!pending.isEmpty()) follow(pending.pop(), 0);
    return found;
  }

  private boolean waits(BasicBlock block) {
    return block.ops().stream().anyMatch(work.waits::contains) || block.outgoing().stream().anyMatch(this::passesOn);
  }

  private boolean passesOn(ControlFlowEdge edge) {
    for (Value passed : edge.passed()) {
      if (passed != null && work.tokens.contains(passed)) return true;
    }
    return false;
  }

  /** The blocks that come behind others while the work can be waited for. */
  private Set<BasicBlock> reached(Collection<BasicBlock> from, Function<BasicBlock, List<BasicBlock>> next) {
    Set<BasicBlock> reached = new HashSet<>();
    Deque<BasicBlock> open = new ArrayDeque<>(from);
    while (!open.isEmpty()) {
      for (BasicBlock block : next.apply(open.pop())) {
        if (block.isInScope(work.scope, dominance) && reached.add(block)) open.push(block);
      }
    }
    return reached;
  }

  /** Follows the work from an operation of a block. */
  private void follow(BasicBlock block, int position) {
    for (Op op : block.ops().subList(position, block.ops().size())) {
      if (work.waits.contains(op)) return;
    }
    if (block.outgoing().isEmpty()) found.add(end(block));
    for (ControlFlowEdge edge : block.outgoing()) {
      if (passesOn(edge)) continue;
      boolean isInScope = edge.to().isInScope(work.scope, dominance);
      boolean isLate = !isInScope || settled.contains(edge.to()) && !upcoming.contains(edge.to());
      Place place = isLate ? place(edge, !isInScope) : null;
      if (place != null) found.add(place);
      else if (seen.add(edge.to())) pending.push(edge.to());
    }
  }

  private static Place end(BasicBlock block) {
    return block.ops().isEmpty() ? new Place.Start(block) : new Place.InFront(block, block.ops().size() - 1);
  }

  /**
   * Where something can be done on an edge; null if nowhere.
   *
   * @param leaves whether control leaves the scope, as it does then on all edges of a region's end
   */
  private static @Nullable Place place(ControlFlowEdge edge, boolean leaves) {
    BasicBlock from = edge.from();
    if (from.block() == null) return new Place.Start(from);
    if (!leaves && edge.to().incoming().size() == 1) return new Place.Start(edge.to());
    if (!from.endsWithTerminator()) return null;
    boolean isOnly = from.outgoing().size() == 1 || leaves && from.ops().getLast().successorCount() == 0;
    if (isOnly) return end(from);
    return edge.hasPlace() && from.ops().getLast().successorCount() > 0 ? new Place.On(edge) : null;
  }
}
