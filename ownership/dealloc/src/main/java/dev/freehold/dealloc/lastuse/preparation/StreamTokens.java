// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.preparation;

import dev.freehold.analysis.BufferOrigin;
import dev.freehold.dealloc.Awaiting;
import dev.freehold.dealloc.lastuse.graph.BasicBlock;
import dev.freehold.dealloc.lastuse.graph.ControlFlowEdge;
import dev.freehold.dealloc.lastuse.graph.ControlFlowGraph;
import dev.freehold.dealloc.lastuse.graph.Place;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Value;
import dev.freehold.ir.analysis.Dominance;
import dev.freehold.ir.iface.AsyncToken;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Which tokens stand for what runs in streams, step by step in one control-flow graph: what begins when a token is over has a token of its own, which
 * takes the place of the other, and so does the parameter that a token is passed to.
 */
final class StreamTokens {
  private final Dominance dominance;
  private final Registry registry;
  private final Map<Op, Place.Behind> places = new HashMap<>();
  private final Map<BasicBlock, Integer> numbers = new HashMap<>();

  StreamTokens(ControlFlowGraph graph, Dominance dominance, Registry registry) {
    this.dominance = dominance;
    this.registry = registry;
    for (BasicBlock block : graph.blocks()) {
      numbers.put(block, numbers.size());
      for (int i = 0; i < block.ops().size(); i++) places.put(block.ops().get(i), new Place.Behind(block, i));
    }
  }

  /** The place behind an operation, or behind the one around it of which the regions are not part of the graph; null if control does not come there. */
  Place.@Nullable Behind behind(Op op) {
    for (Op around = op; around != null; around = around.parentOp()) {
      Place.Behind place = places.get(around);
      if (place != null) return place;
    }
    return null;
  }

  /** Numbers the blocks: one that dominates another has the smaller number. */
  int number(BasicBlock block) {
    return Objects.requireNonNull(numbers.get(block));
  }

  /** The token of what an operation starts, if that is all that it makes but for a new buffer; null otherwise. */
  static @Nullable Value token(Op op, Registry registry) {
    Awaiting awaiting = registry.as(op, Awaiting.class);
    if (awaiting == null || awaiting.blocks()) return null;
    List<? extends Value> results = op.results().stream().filter(result -> !BufferOrigin.isAllocated(result)).toList();
    return results.size() == 1 && results.getFirst().type() instanceof AsyncToken ? results.getFirst() : null;
  }

  private List<Value> awaitedBy(Op op) {
    Awaiting awaiting = registry.as(op, Awaiting.class);
    return awaiting == null ? List.of() : awaiting.awaited();
  }

  /**
   * What stands behind an operation for the work that {@code tokens} stand for in front of it.
   *
   * @param isPart whether what the operation starts is part of the work
   */
  void step(Op op, Set<Value> tokens, boolean isPart) {
    Awaiting awaiting = registry.as(op, Awaiting.class);
    Value token = token(op, registry);
    if (awaiting == null || token == null && !awaiting.blocks()) return;
    boolean isNext = false;
    for (Value each : awaiting.awaited()) isNext |= tokens.remove(each);
    if (token != null && (isNext || isPart)) tokens.add(token);
  }

  /** What stands behind an edge for the work that {@code tokens} stand for in front of it; null if something of that has no token there. */
  @Nullable
  Set<Value> along(ControlFlowEdge edge, Set<Value> tokens) {
    Set<Value> found = new LinkedHashSet<>();
    for (Value token : tokens) {
      Value parameter = parameter(edge, token);
      if (parameter == null && !edge.to().isInScope(token, dominance)) return null;
      found.add(parameter == null ? token : parameter);
    }
    return found;
  }

  /** The parameter that a token is passed to; null if there is none. */
  private static @Nullable Value parameter(ControlFlowEdge edge, Value token) {
    for (Value parameter : edge.to().parameters()) {
      if (edge.passedTo(parameter) == token) return parameter;
    }
    return null;
  }

  /**
   * Whether a token that is made at a place can take the place of another one: on each path from there, somebody waits for that, or it is passed on,
   * and does so behind the place only.
   */
  boolean canBeReplaced(Value token, Place place) {
    if (place instanceof Place.On(ControlFlowEdge edge)) return parameter(edge, token) != null;
    Set<BasicBlock> seen = new HashSet<>();
    Deque<BasicBlock> pending = new ArrayDeque<>();
    int first = place instanceof Place.Behind(BasicBlock block, int position) ? position + 1 : 0;
    if (!follow(token, place, place.block(), first, pending)) return false;
    while (!pending.isEmpty()) {
      BasicBlock block = pending.pop();
      if (seen.add(block) && !follow(token, place, block, 0, pending)) return false;
    }
    return true;
  }

  private boolean follow(Value token, Place place, BasicBlock block, int first, Deque<BasicBlock> pending) {
    for (Op op : block.ops().subList(first, block.ops().size())) {
      if (awaitedBy(op).contains(token)) return dominates(place, op);
    }
    for (ControlFlowEdge edge : block.outgoing()) {
      boolean isPassed = parameter(edge, token) != null;
      if (isPassed ? !dominates(place, block.ops().getLast()) : !edge.to().isInScope(token, dominance)) return false;
      if (!isPassed) pending.push(edge.to());
    }
    return !block.outgoing().isEmpty();
  }

  /** Whether control has always come to a place when an operation runs. */
  private boolean dominates(Place place, Op op) {
    Op before = place instanceof Place.Behind(BasicBlock block, int position) ? block.ops().get(position) : place.block().behind();
    if (before != null) return dominance.properlyDominates(before, op);
    for (Op around = op; around != null; around = around.parentOp()) {
      if (around.parentRegion() == place.region())
        return place.block().block() != null && dominance.dominates(place.block().block(), around.enclosingBlock());
    }
    return false;
  }
}
