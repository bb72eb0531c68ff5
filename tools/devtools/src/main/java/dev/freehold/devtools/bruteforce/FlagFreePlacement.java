// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.bruteforce;

import dev.freehold.devtools.bruteforce.FreeCandidates.Free;
import dev.freehold.devtools.bruteforce.LifetimeGraph.Node;
import dev.freehold.devtools.bruteforce.LifetimeGraph.Phase;
import dev.freehold.devtools.bruteforce.LifetimeGraph.Window;
import dev.freehold.func.FuncOp;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/**
 * Whether unconditional frees do: an exact cover. A free of a handle at a place is a set of nodes of the {@link LifetimeGraph}; each path from the
 * end of the need to the next allocation or return must go through just one node of all the chosen frees, and no other path through any. Results
 * that are not copied for the caller count as frees. A path with the fewest candidates is covered first, as in Knuth's Algorithm X.
 */
final class FlagFreePlacement {
  enum Answer {
    EXISTS,
    DOES_NOT_EXIST,
    UNDECIDED
  }

  /** A node of the search, and whether the object has been freed in front of it. */
  private record State(Node node, boolean isFreed) {}

  /** How many sets of frees are tried. */
  private static final int LIMIT = 2000;

  private final LifetimeGraph graph;
  private final FreeCandidates candidates;
  private final Set<Set<Free>> tried = new HashSet<>();
  private Set<Free> found = Set.of();

  private FlagFreePlacement(FuncOp function, Need need, Window window) {
    graph = new LifetimeGraph(function, need, window);
    candidates = new FreeCandidates(graph, function, need);
  }

  /** Whether a function has a placement of unconditional frees, each in the window behind the end of the need. */
  static Answer of(FuncOp function, Need need, Window window) {
    return new FlagFreePlacement(function, need, window).answer();
  }

  /** A placement of unconditional frees, results that are not copied for the caller included; empty if none was found. */
  static Set<Free> find(FuncOp function, Need need, Window window) {
    FlagFreePlacement search = new FlagFreePlacement(function, need, window);
    search.answer();
    return search.found;
  }

  private Answer answer() {
    if (solve(new LinkedHashSet<>())) return Answer.EXISTS;
    return tried.size() < LIMIT ? Answer.DOES_NOT_EXIST : Answer.UNDECIDED;
  }

  private boolean solve(Set<Free> chosen) {
    if (tried.size() >= LIMIT || !tried.add(Set.copyOf(chosen))) return false;
    Map<State, State> origins = new HashMap<>();
    Deque<State> pending = new ArrayDeque<>();
    for (Node birth : graph.births()) {
      if (birth.phase() != Phase.BORROWED) enter(new State(birth, false), null, origins, pending);
    }
    Set<Free> fewest = null;
    while (!pending.isEmpty()) {
      State state = pending.pop();
      long hits = candidates.of(state.node).stream().filter(chosen::contains).count();
      if (hits > (state.isFreed ? 0 : 1)) return false;
      boolean isFreed = state.isFreed || hits > 0;
      if (!isFreed && graph.isEndOfWindow(state.node)) {
        Set<Free> possible = onPathTo(state, origins);
        if (fewest == null || possible.size() < fewest.size()) fewest = possible;
      } else {
        for (Node next : graph.successors(state.node)) enter(new State(next, isFreed), state, origins, pending);
      }
    }
    if (fewest == null) {
      found = chosen;
      return true;
    }
    return fewest.stream().anyMatch(free -> {
      Set<Free> more = new LinkedHashSet<>(chosen);
      more.add(free);
      return solve(more);
    });
  }

  private static void enter(State state, State from, Map<State, State> origins, Deque<State> pending) {
    if (origins.containsKey(state)) return;
    origins.put(state, from);
    pending.add(state);
  }

  private Set<Free> onPathTo(State end, Map<State, State> origins) {
    Set<Free> possible = new LinkedHashSet<>();
    for (State state = end; state != null; state = origins.get(state)) possible.addAll(candidates.of(state.node));
    return possible;
  }
}
