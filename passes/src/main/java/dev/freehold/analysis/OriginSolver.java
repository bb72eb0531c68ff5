// SPDX-License-Identifier: Apache-2.0
package dev.freehold.analysis;

import dev.freehold.analysis.BufferOrigin.Kind;
import dev.freehold.analysis.BufferOrigin.Origin;
import dev.freehold.ir.Value;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * Collects terminals back along the flow. Values in a circle have one origin, and a value whose sources all have one origin
 * shares it, so that a buffer that is passed along costs nothing more per step.
 */
final class OriginSolver {
  private final BufferViewFlow flow;
  private final Function<Set<Value>, Kind> kind;
  private final Map<Value, Origin> solved = new HashMap<>();

  /** A value that is being visited, as Tarjan's algorithm does. */
  private static final class Visit {
    final Value value;
    final List<Value> sources;
    final int number;
    int upcoming;
    int low;

    Visit(Value value, List<Value> sources, int number) {
      this.value = value;
      this.sources = sources;
      this.number = number;
      low = number;
    }
  }

  OriginSolver(BufferViewFlow flow, Function<Set<Value>, Kind> kind) {
    this.flow = flow;
    this.kind = kind;
  }

  Origin originOf(Value value) {
    Origin known = solved.get(value);
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
      if (visit.upcoming < visit.sources.size()) {
        Value source = visit.sources.get(visit.upcoming++);
        if (solved.containsKey(source)) continue;
        Visit other = visits.get(source);
        if (other == null) enter(source, visits, path, open);
        else visit.low = Math.min(visit.low, other.number);
        continue;
      }
      path.pop();
      if (!path.isEmpty()) path.peek().low = Math.min(path.peek().low, visit.low);
      if (visit.low == visit.number) close(visit.value, open);
    }
  }

  private void enter(Value value, Map<Value, Visit> visits, Deque<Visit> path, Deque<Value> open) {
    Visit visit = new Visit(value, flow.sources(value), visits.size());
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
    Origin origin = combine(circle);
    for (Value value : circle) solved.put(value, origin);
  }

  private Origin combine(List<Value> circle) {
    Set<Origin> inputs = Collections.newSetFromMap(new IdentityHashMap<>());
    Set<Value> terminals = new LinkedHashSet<>();
    for (Value value : circle) {
      boolean unknown = flow.sources(value).isEmpty();
      if (flow.mayBeTerminalBuffer(value) || unknown) terminals.add(value);
      for (Value source : flow.sources(value)) {
        Origin input = solved.get(source);
        if (input != null) inputs.add(input);
      }
    }
    if (terminals.isEmpty() && inputs.size() == 1) return inputs.iterator().next();
    for (Origin input : inputs) terminals.addAll(input.terminals());
    return new Origin(terminals, kind.apply(terminals));
  }
}
