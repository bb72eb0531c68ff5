// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.bruteforce;

import dev.freehold.devtools.bruteforce.LifetimeGraph.Node;
import dev.freehold.devtools.bruteforce.LifetimeGraph.Phase;
import dev.freehold.devtools.bruteforce.LifetimeGraph.Place;
import dev.freehold.func.FuncOp;
import dev.freehold.ir.Value;
import dev.freehold.ir.analysis.Dominance;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The unconditional frees that are right wherever control comes to them: what they free is needed no longer on any path, and not freed yet. */
final class FreeCandidates {
  /**
   * A free.
   *
   * @param handle a value that denotes the buffer
   */
  record Free(Value handle, Place place) {}

  private final Map<Node, List<Free>> candidates = new HashMap<>();

  FreeCandidates(LifetimeGraph graph, FuncOp function, Need need) {
    Dominance dominance = new Dominance(function);
    Map<Free, Set<Node>> frees = new HashMap<>();
    for (Node node : graph.nodes()) {
      node.names().stream().filter(name -> dominance.properlyDominates(need.value(name), node.place().scope()))
          .mapToObj(need::value).forEach(handle -> frees.computeIfAbsent(new Free(handle, node.place()), _ -> new HashSet<>()).add(node));
    }
    frees.forEach((free, nodes) -> {
      if (nodes.stream().allMatch(node -> node.phase() == Phase.WINDOW))
        nodes.forEach(node -> candidates.computeIfAbsent(node, _ -> new ArrayList<>()).add(free));
    });
  }

  /** Those that free an object that is at a node. */
  List<Free> of(Node node) {
    return candidates.getOrDefault(node, List.of());
  }
}
