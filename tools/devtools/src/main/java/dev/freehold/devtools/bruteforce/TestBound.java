// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.bruteforce;

import dev.freehold.arith.SelectOp;
import dev.freehold.devtools.bruteforce.LifetimeGraph.Node;
import dev.freehold.devtools.bruteforce.LifetimeGraph.Phase;
import dev.freehold.devtools.bruteforce.LifetimeGraph.Place;
import dev.freehold.devtools.bruteforce.LifetimeGraph.Window;
import dev.freehold.func.FuncOp;
import dev.freehold.ir.Op;
import dev.freehold.ir.iface.BranchOp;
import dev.freehold.ir.iface.Edge;
import dev.freehold.ir.iface.Flow;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * How many tests of flags some runs of a function must execute at least, whoever places the frees, if all paths of its control-flow graph can be taken
 * and nothing outlives the next allocation. A path from the end of the need of an object to the end of its window, on which no unconditional free is
 * right, has a conditional one at some place. Of such paths that have no place in common each costs at least the runs through the place where the
 * fewest come.
 */
final class TestBound {
  /** How many paths are looked at. */
  private static final int LIMIT = 2000;

  private final LifetimeGraph graph;
  private final FreeCandidates candidates;
  private final Set<Set<Place>> paths = new HashSet<>();

  private TestBound(FuncOp function, Need need) {
    graph = new LifetimeGraph(function, need, Window.UNTIL_ALLOCATION);
    candidates = new FreeCandidates(graph, function, need);
    for (Node node : graph.nodes()) {
      if (node.phase() != Phase.NEEDED) continue;
      for (Node next : graph.successors(node)) {
        if (next.phase() == Phase.WINDOW) follow(next, new LinkedHashMap<>());
      }
    }
    for (Node birth : graph.births()) {
      if (birth.phase() == Phase.WINDOW) follow(birth, new LinkedHashMap<>());
    }
  }

  /** The tests that runs execute at least, in which control comes to the places as often as has been counted. */
  static int of(FuncOp function, Need need, Visits visits) {
    List<Set<Place>> byCost = new ArrayList<>(new TestBound(function, need).paths);
    byCost.sort(Comparator.comparing((Set<Place> path) -> cost(path, visits)).reversed());
    Set<Place> taken = new HashSet<>();
    int bound = 0;
    for (Set<Place> path : byCost) {
      if (!Collections.disjoint(path, taken)) continue;
      taken.addAll(path);
      bound += cost(path, visits);
    }
    return bound;
  }

  private static int cost(Set<Place> path, Visits visits) {
    return path.stream().mapToInt(visits::of).min().orElse(0);
  }

  private void follow(Node node, Map<Node, Place> path) {
    if (paths.size() >= LIMIT || path.containsKey(node) || !candidates.of(node).isEmpty() || isBehindSelect(node)) return;
    // Whether a result is copied is another question.
    if (node.place() instanceof Place.Handover) return;
    path.put(node, node.place());
    if (graph.isEndOfWindow(node)) paths.add(Set.copyOf(path.values()));
    else graph.successors(node).forEach(next -> follow(next, path));
    path.remove(node);
  }

  /** Of two buffers of which a select chooses one, another select can choose the other for an unconditional free. */
  private static boolean isBehindSelect(Node node) {
    return node.place() instanceof Place.Before(Op op) && op.prev() instanceof SelectOp;
  }

  /** How often control has come to places. */
  static final class Visits {
    private final Map<Op, Integer> before = new HashMap<>();
    private final Map<Op, Map<Op, Integer>> steps = new HashMap<>();
    private Op last;

    /** A run begins. */
    void begin() {
      last = null;
    }

    /** An operation comes next. */
    void add(Op op) {
      before.merge(op, 1, Integer::sum);
      if (last instanceof BranchOp) steps.computeIfAbsent(last, _ -> new HashMap<>()).merge(op, 1, Integer::sum);
      last = op;
    }

    /** At a place; none, where that cannot be told from another one. */
    int of(Place place) {
      return switch (place) {
        case Place.Before(Op op) -> before.getOrDefault(op, 0);
        case Place.On(Edge edge) -> {
          boolean isOnly = Flow.edges(edge.from()).stream().filter(other -> other.block() == edge.block()).count() == 1;
          yield isOnly ? steps.getOrDefault(edge.from(), Map.of()).getOrDefault(edge.block().first(), 0) : 0;
        }
        case Place.Handover _ -> 0;
      };
    }
  }
}
