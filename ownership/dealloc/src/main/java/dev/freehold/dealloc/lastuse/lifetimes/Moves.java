// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.lifetimes;

import dev.freehold.analysis.PersistentIntSet;
import dev.freehold.dealloc.lastuse.graph.BasicBlock;
import dev.freehold.dealloc.lastuse.graph.ControlFlowEdge;
import dev.freehold.dealloc.lastuse.graph.ControlFlowGraph;
import dev.freehold.dealloc.lastuse.graph.Place;
import dev.freehold.dealloc.lastuse.handles.HandleClass;
import dev.freehold.dealloc.lastuse.handles.Handles;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What becomes of handles that die on edges: a parameter that is passed the same buffer takes the responsibility over, or the buffer has to be freed
 * on the edge. Edges on which there is no place for code lead into operations with regions, or out of them, together with others; there, and where
 * the handle is out of scope behind the edge, a parameter takes the responsibility over even if nobody needs it. What is passed to no parameter
 * dies at the start of the block behind.
 *
 * <pre>
 *   %r = scf.for … iter_args(%x = %a) {      %a → %x and, where the body never runs, %a → %r
 *     …
 *     scf.yield %y                           %y → %x, %y → %r
 *   }
 * </pre>
 */
public final class Moves {
  private final ControlFlowGraph graph;
  private final Handles handles;
  private final Need need;
  /** For each edge the source of what each parameter takes over. */
  private final Map<ControlFlowEdge, Map<HandleClass, HandleClass>> moved = new HashMap<>();
  private final List<Death> deaths = new ArrayList<>();

  Moves(ControlFlowGraph graph, Handles handles, Need need) {
    this.graph = graph;
    this.handles = handles;
    this.need = need;
    for (BasicBlock block : graph.blocks()) enter(block);
  }

  /** What dies on edges, or on all edges into a block, and is moved to nothing. */
  List<Death> deaths() {
    return deaths;
  }

  /** The class whose responsibility a parameter takes over on an edge; null if it takes over none. */
  public @Nullable HandleClass into(HandleClass parameter, ControlFlowEdge edge) {
    return on(edge).get(parameter);
  }

  /** What each parameter takes over on an edge. */
  Map<HandleClass, HandleClass> on(ControlFlowEdge edge) {
    return moved.getOrDefault(edge, Map.of());
  }

  /** Whether a class dies on an edge and no parameter takes over. */
  public boolean isLeft(HandleClass handle, ControlFlowEdge edge) {
    return need.dyingOn(edge).contains(handle.number()) && !on(edge).containsValue(handle);
  }

  private void enter(BasicBlock block) {
    Map<HandleClass, Integer> votes = votes(block);
    PersistentIntSet left = PersistentIntSet.EMPTY;
    for (ControlFlowEdge edge : block.incoming()) {
      PersistentIntSet dying = need.dyingOn(edge);
      if (dying.isEmpty()) continue;
      Map<HandleClass, HandleClass> receivers = receivers(edge, dying, votes);
      PersistentIntSet rest = dying;
      Map<HandleClass, HandleClass> taken = new LinkedHashMap<>();
      for (Map.Entry<HandleClass, HandleClass> each : receivers.entrySet()) {
        taken.put(each.getValue(), each.getKey());
        rest = rest.minus(PersistentIntSet.of(each.getKey().number()));
      }
      moved.put(edge, taken);
      if (edge.hasPlace()) addDeaths(rest, block.incoming().size() == 1 ? new Place.Start(block) : new Place.On(edge), block);
      else left = left.or(rest);
    }
    Place start = new Place.Start(block);
    addDeaths(left, start, block);
    for (int i = 0; i < block.parameters().size(); i++) {
      HandleClass parameter = handles.ofParameter(block, i);
      if (parameter != null && parameter.isSite() && !need.isNeededParameter(block, parameter)) {
        deaths.add(new Death(parameter, start, need.atStart(block)));
      }
    }
    for (HandleClass parameter : votes.keySet()) {
      if (!need.isNeededParameter(block, parameter)) deaths.add(new Death(parameter, start, need.atStart(block)));
    }
  }

  private void addDeaths(PersistentIntSet dying, Place place, BasicBlock block) {
    dying.forEach(number -> deaths.add(new Death(handles.get(number), place, need.atStart(block))));
  }

  /** On how many edges each parameter that can take over is passed something that dies. */
  private Map<HandleClass, Integer> votes(BasicBlock block) {
    Map<HandleClass, Integer> votes = new LinkedHashMap<>();
    for (ControlFlowEdge edge : block.incoming()) {
      PersistentIntSet dying = need.dyingOn(edge);
      for (int i = 0; i < edge.passed().length; i++) {
        HandleClass passed = handles.of(edge.passed()[i]);
        HandleClass parameter = handles.ofParameter(block, i);
        if (passed == null || parameter == null || !dying.contains(passed.number())) continue;
        if (need.isNeededParameter(block, parameter) || !canBeFreedAt(block, passed, edge)) votes.merge(parameter, 1, Integer::sum);
      }
    }
    return votes;
  }

  /** Whether the buffer of a class that dies on an edge can be freed there, or behind all edges into the block, under its own name. */
  private boolean canBeFreedAt(BasicBlock block, HandleClass handle, ControlFlowEdge edge) {
    return handle.isVisibleIn(block)
        && (edge.hasPlace() || block.incoming().stream().allMatch(each -> need.dyingOn(each).contains(handle.number())));
  }

  /** For each class that dies on an edge and is passed on: the parameter that takes over. */
  private Map<HandleClass, HandleClass> receivers(ControlFlowEdge edge, PersistentIntSet dying, Map<HandleClass, Integer> votes) {
    Map<HandleClass, HandleClass> receivers = new LinkedHashMap<>();
    for (int i = 0; i < edge.passed().length; i++) {
      HandleClass passed = handles.of(edge.passed()[i]);
      HandleClass parameter = handles.ofParameter(edge.to(), i);
      if (passed == null || parameter == null || !dying.contains(passed.number()) || !votes.containsKey(parameter)) continue;
      if (!need.isNeededParameter(edge.to(), parameter) && canBeFreedAt(edge.to(), passed, edge)) continue;
      HandleClass known = receivers.get(passed);
      if (known == null || rank(parameter, edge, votes) > rank(known, edge, votes)) receivers.put(passed, parameter);
    }
    return receivers;
  }

  /** Parameters that are needed come first, then those that take over on most edges. */
  private int rank(HandleClass parameter, ControlFlowEdge edge, Map<HandleClass, Integer> votes) {
    return votes.getOrDefault(parameter, 0) + (need.isNeededParameter(edge.to(), parameter) ? graph.edgeCount() : 0);
  }
}
