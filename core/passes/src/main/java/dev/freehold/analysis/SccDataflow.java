// SPDX-License-Identifier: Apache-2.0
package dev.freehold.analysis;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;

/**
 * Something about each node of a graph that follows from the node and from what is known of its neighbours: of values and the
 * sources or targets that {@link BufferViewFlow} gives them, of blocks and their successors. Nodes in a cycle have it in
 * common; each node is looked at once, when somebody first asks.
 */
public final class SccDataflow<N, T> {
  private final Function<N, List<N>> neighbours;
  private final Rule<N, T> rule;
  private final Map<N, T> solved = new HashMap<>();

  /** What is known of nodes that form a cycle, or of one node. */
  @FunctionalInterface
  public interface Rule<N, T> {
    /** Combines the nodes and what is known of the neighbours of all of them, each different object once. */
    T combine(List<N> component, Set<T> inputs);
  }

  /** A node that is being visited, as Tarjan's algorithm does. */
  private static final class Visit<N> {
    final N node;
    final List<N> neighbours;
    final int number;
    int upcoming;
    int low;

    Visit(N node, List<N> neighbours, int number) {
      this.node = node;
      this.neighbours = neighbours;
      this.number = number;
      low = number;
    }
  }

  public SccDataflow(Function<N, List<N>> neighbours, Rule<N, T> rule) {
    this.neighbours = neighbours;
    this.rule = rule;
  }

  public T of(N node) {
    T known = solved.get(node);
    if (known != null) return known;
    // Most nodes have few neighbours, of which everything is known: they need no search.
    if (areSolved(neighbours.apply(node))) return close(List.of(node));
    solve(node);
    return Objects.requireNonNull(solved.get(node), "has been solved");
  }

  private boolean areSolved(List<N> nodes) {
    for (N node : nodes) {
      if (!solved.containsKey(node)) return false;
    }
    return true;
  }

  /** Forgets what is known of one node; returns whether anything was. What follows from it is for the caller to forget. */
  public boolean forget(N node) {
    return solved.remove(node) != null;
  }

  private void solve(N start) {
    Map<N, Visit<N>> visits = new HashMap<>();
    Deque<Visit<N>> path = new ArrayDeque<>();
    Deque<N> open = new ArrayDeque<>();
    enter(start, visits, path, open);
    while (!path.isEmpty()) {
      Visit<N> visit = path.peek();
      if (visit.upcoming < visit.neighbours.size()) {
        N neighbour = visit.neighbours.get(visit.upcoming++);
        if (solved.containsKey(neighbour)) continue;
        Visit<N> other = visits.get(neighbour);
        if (other == null) enter(neighbour, visits, path, open);
        else visit.low = Math.min(visit.low, other.number);
        continue;
      }
      path.pop();
      if (!path.isEmpty()) path.peek().low = Math.min(path.peek().low, visit.low);
      if (visit.low == visit.number) close(visit.node, open);
    }
  }

  private void enter(N node, Map<N, Visit<N>> visits, Deque<Visit<N>> path, Deque<N> open) {
    Visit<N> visit = new Visit<>(node, neighbours.apply(node), visits.size());
    visits.put(node, visit);
    path.push(visit);
    open.push(node);
  }

  /** All nodes that were opened since {@code root} form a cycle with it (or {@code root} is alone). */
  private void close(N root, Deque<N> open) {
    List<N> component = new ArrayList<>();
    do {
      component.add(open.pop());
    } while (component.getLast() != root);
    close(component);
  }

  private T close(List<N> component) {
    T summary = rule.combine(component, inputs(component));
    for (N node : component) solved.put(node, summary);
    return summary;
  }

  private Set<T> inputs(List<N> component) {
    Set<T> inputs = Set.of();
    for (N node : component) {
      for (N neighbour : neighbours.apply(node)) {
        T input = solved.get(neighbour);
        if (input != null) inputs = with(input, inputs);
      }
    }
    return inputs;
  }

  /** Most have one input, or the same one several times. */
  private static <T> Set<T> with(T input, Set<T> inputs) {
    if (inputs.isEmpty()) return Set.of(input);
    T first = inputs.iterator().next();
    if (inputs.size() == 1) {
      if (input == first) return inputs;
      inputs = Collections.newSetFromMap(new IdentityHashMap<>());
      inputs.add(first);
    }
    inputs.add(input);
    return inputs;
  }
}
