// SPDX-License-Identifier: Apache-2.0
package dev.freehold.explain;

import dev.freehold.bufferization.DeallocOp;
import dev.freehold.dealloc.lastuse.graph.BasicBlock;
import dev.freehold.dealloc.lastuse.graph.ControlFlowEdge;
import dev.freehold.dealloc.lastuse.graph.ControlFlowGraph;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The buffers that are allocated and not freed at the end of each block, by path. A set of bits for each block does not know which buffer a parameter
 * is, so that after a free of a loop's parameter it takes every buffer that the parameter may be for perhaps freed. A state also maps parameters to
 * buffers. States are enumerated, up to {@link #MOST} for a block.
 */
final class LiveStates {
  private static final int MOST = 64;

  /** The last buffer that an allocation has made, or an earlier one, which a loop has carried. */
  private record Instance(int site, boolean isEarlier) {
    /** A buffer that no site has made, or that is freed. */
    static final Instance NONE = new Instance(-1, false);
    /** A buffer of one of several sites. */
    static final Instance UNKNOWN = new Instance(-2, false);
  }

  /**
   * @param live the buffers that are not freed
   * @param names the live buffers that parameters of blocks are; a parameter without one is none
   */
  private record State(Set<Instance> live, Map<Value, Instance> names) {}

  private final FunctionBuffers known;
  private final List<Value> sites;
  private final Map<Value, Integer> numbers = new HashMap<>();
  private final Map<Op, BitSet> made;
  private final Map<Op, BitSet> freed;
  /** At the end of a block, by its number. */
  private final List<Set<State>> ends = new ArrayList<>();
  private boolean isBounded = true;

  private LiveStates(FunctionBuffers known, List<Value> sites, Map<Op, BitSet> made, Map<Op, BitSet> freed) {
    this.known = known;
    this.sites = sites;
    this.made = made;
    this.freed = freed;
    for (int i = 0; i < sites.size(); i++) numbers.put(sites.get(i), i);
  }

  /**
   * Enumerates the states of a graph.
   *
   * @param sites the values as which buffers come into being
   * @param made by operation the numbers of the sites that it has as results
   * @param freed by operation the numbers of the sites whose buffers it frees, or may free
   * @return null if there are too many states
   */
  static @Nullable LiveStates of(ControlFlowGraph graph, FunctionBuffers known, List<Value> sites, Map<Op, BitSet> made, Map<Op, BitSet> freed) {
    LiveStates states = new LiveStates(known, sites, made, freed);
    for (int i = 0; i < graph.blockCount(); i++) states.ends.add(new LinkedHashSet<>());
    states.enumerate(graph);
    return states.isBounded ? states : null;
  }

  private void enumerate(ControlFlowGraph graph) {
    record Pending(BasicBlock block, State state) {}
    Deque<Pending> pending = new ArrayDeque<>();
    for (BasicBlock block : graph.blocks()) {
      if (block.incoming().isEmpty()) pending.add(new Pending(block, new State(Set.of(), Map.of())));
    }
    while (!pending.isEmpty() && isBounded) {
      Pending next = pending.pop();
      Set<State> known = ends.get(next.block.number());
      for (State end : after(next.block, next.state)) {
        if (!known.add(end)) continue;
        if (known.size() > MOST) isBounded = false;
        for (ControlFlowEdge edge : next.block.outgoing()) pending.push(new Pending(edge.to(), entered(edge, end)));
      }
    }
  }

  private Set<State> after(BasicBlock block, State start) {
    Set<State> states = Set.of(start);
    for (Op op : block.ops()) {
      BitSet ends = freed.get(op);
      BitSet begins = made.get(op);
      if (ends != null) states = each(states, state -> free(op, ends, state));
      if (begins != null) states = each(states, state -> Set.of(make(begins, state)));
    }
    return states;
  }

  private static Set<State> each(Set<State> states, Function<State, Set<State>> step) {
    Set<State> all = new LinkedHashSet<>();
    for (State state : states) all.addAll(step.apply(state));
    return all;
  }

  /** The parameters of the block that an edge leads to are what the edge passes. */
  private State entered(ControlFlowEdge edge, State state) {
    Map<Value, Instance> names = new HashMap<>(state.names);
    for (Value parameter : edge.to().parameters()) {
      Value passed = edge.passedTo(parameter);
      Instance instance = passed == null ? ofSites(parameter) : instance(passed, state);
      if (instance == Instance.UNKNOWN || state.live.contains(instance)) names.put(parameter, instance);
      else names.remove(parameter);
    }
    return new State(state.live, names);
  }

  private Instance instance(Value value, State state) {
    for (Value at = value;;) {
      Instance named = state.names.get(at);
      if (named != null) return named;
      Integer site = numbers.get(at);
      if (site != null) return new Instance(site, false);
      BasicBlock block = known.withParameter(at);
      if (block != null && !block.incoming().isEmpty()) return Instance.NONE;
      List<Value> sources = known.flow().sources(at);
      if (sources.size() != 1) return ofSites(at);
      at = sources.getFirst();
    }
  }

  private Instance ofSites(Value value) {
    return known.origins(value).stream().anyMatch(numbers::containsKey) ? Instance.UNKNOWN : Instance.NONE;
  }

  private State make(BitSet begins, State state) {
    Set<Instance> live = new HashSet<>(state.live);
    Map<Value, Instance> names = new HashMap<>(state.names);
    begins.stream().forEach(site -> {
      Instance last = new Instance(site, false);
      Instance earlier = new Instance(site, true);
      if (live.remove(last)) {
        if (!live.add(earlier)) isBounded = false;      // a third one, of which nothing is known any more
        names.replaceAll((name, is) -> is.equals(last) ? earlier : is);
      }
      live.add(last);
    });
    return new State(live, names);
  }

  /** The states after a free: one if it is certain what is freed, else one for each buffer that may be freed, and one in which none is. */
  private Set<State> free(Op op, BitSet ends, State state) {
    Value value = op instanceof DeallocOp || op.regionCount() > 0 ? null : FunctionBuffers.freed(op);
    Instance instance = value == null ? Instance.UNKNOWN : instance(value, state);
    if (instance == Instance.NONE) return Set.of(state);
    if (instance != Instance.UNKNOWN) return Set.of(without(instance, state));
    Set<State> all = new LinkedHashSet<>(Set.of(state));
    for (Instance each : state.live) {
      if (!ends.get(each.site)) continue;
      for (State one : List.copyOf(all)) all.add(without(each, one));
      if (all.size() > MOST) isBounded = false;
      if (!isBounded) return all;
    }
    return all;
  }

  private static State without(Instance freed, State state) {
    Set<Instance> live = new HashSet<>(state.live);
    live.remove(freed);
    Map<Value, Instance> names = new HashMap<>(state.names);
    names.values().removeIf(freed::equals);
    return new State(live, names);
  }

  /** The sites of which a buffer is live at the end of a block on some path. */
  BitSet onSomePath(BasicBlock block) {
    BitSet some = new BitSet();
    for (State state : ends.get(block.number())) some.or(live(state));
    return some;
  }

  /** The sites of which a buffer is live at the end of a block on all paths. */
  BitSet onAllPaths(BasicBlock block) {
    BitSet all = new BitSet();
    if (!ends.get(block.number()).isEmpty()) all.set(0, sites.size());
    for (State state : ends.get(block.number())) all.and(live(state));
    return all;
  }

  private static BitSet live(State state) {
    BitSet live = new BitSet();
    for (Instance instance : state.live) live.set(instance.site);
    return live;
  }
}
