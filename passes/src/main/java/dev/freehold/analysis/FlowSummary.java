// SPDX-License-Identifier: Apache-2.0
package dev.freehold.analysis;

import dev.freehold.ir.Value;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * Something about each value that follows from the value and from what is known of its neighbours in a graph of values, such
 * as the sources or the targets of {@link BufferViewFlow}. Values in a circle have it in common; each value is looked at once,
 * when somebody first asks.
 */
public final class FlowSummary<T> {
  private final Function<Value, List<Value>> neighbours;
  private final Rule<T> rule;
  private final Map<Value, T> solved = new HashMap<>();

  /** What is known of values that form a circle, or of one value. */
  @FunctionalInterface
  public interface Rule<T> {
    /** Combines the values and what is known of the neighbours of all of them, each different object once. */
    T combine(List<Value> circle, Set<T> inputs);
  }

  /** A value that is being visited, as Tarjan's algorithm does. */
  private static final class Visit {
    final Value value;
    final List<Value> neighbours;
    final int number;
    int upcoming;
    int low;

    Visit(Value value, List<Value> neighbours, int number) {
      this.value = value;
      this.neighbours = neighbours;
      this.number = number;
      low = number;
    }
  }

  public FlowSummary(Function<Value, List<Value>> neighbours, Rule<T> rule) {
    this.neighbours = neighbours;
    this.rule = rule;
  }

  public T of(Value value) {
    T known = solved.get(value);
    if (known != null) return known;
    solve(value);
    return solved.get(value);
  }

  private void solve(Value start) {
    Map<Value, Visit> visits = new HashMap<>();
    Deque<Visit> path = new ArrayDeque<>();
    Deque<Value> open = new ArrayDeque<>();
    enter(start, visits, path, open);
    while (!path.isEmpty()) {
      Visit visit = path.peek();
      if (visit.upcoming < visit.neighbours.size()) {
        Value neighbour = visit.neighbours.get(visit.upcoming++);
        if (solved.containsKey(neighbour)) continue;
        Visit other = visits.get(neighbour);
        if (other == null) enter(neighbour, visits, path, open);
        else visit.low = Math.min(visit.low, other.number);
        continue;
      }
      path.pop();
      if (!path.isEmpty()) path.peek().low = Math.min(path.peek().low, visit.low);
      if (visit.low == visit.number) close(visit.value, open);
    }
  }

  private void enter(Value value, Map<Value, Visit> visits, Deque<Visit> path, Deque<Value> open) {
    Visit visit = new Visit(value, neighbours.apply(value), visits.size());
    visits.put(value, visit);
    path.push(visit);
    open.push(value);
  }

  /** All values that were opened since {@code root} form a circle with it (or {@code root} is alone). */
  private void close(Value root, Deque<Value> open) {
    List<Value> circle = new ArrayList<>();
    do {
      circle.add(open.pop());
    } while (circle.getLast() != root);
    T summary = rule.combine(circle, inputs(circle));
    for (Value value : circle) solved.put(value, summary);
  }

  private Set<T> inputs(List<Value> circle) {
    Set<T> inputs = Collections.newSetFromMap(new IdentityHashMap<>());
    for (Value value : circle) {
      for (Value neighbour : neighbours.apply(value)) {
        T input = solved.get(neighbour);
        if (input != null) inputs.add(input);
      }
    }
    return inputs;
  }
}
