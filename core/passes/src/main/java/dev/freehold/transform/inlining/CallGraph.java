// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transform.inlining;

import dev.freehold.ir.Op;
import dev.freehold.ir.SymbolTables;
import dev.freehold.ir.Walk;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.iface.CallLike;
import dev.freehold.ir.iface.FunctionLike;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Which functions with bodies call which, as the program is when the graph is made. */
final class CallGraph {
  private final SymbolTables symbols;
  private final Map<Op, Set<Op>> callees = new LinkedHashMap<>();

  CallGraph(Op root, SymbolTables symbols) {
    this.symbols = symbols;
    root.walk(FunctionLike.class, function -> {
      if (!function.isDeclaration()) callees.put((Op) function, new LinkedHashSet<>());
    });
    callees.forEach((function, called) -> function.walkPreOrder(op -> {
      if (op != function && op instanceof FunctionLike) return Walk.SKIP;
      Op callee = op instanceof CallLike call ? calleeOf(call) : null;
      if (callee != null) called.add(callee);
      return Walk.ADVANCE;
    }));
  }

  boolean contains(Op function) {
    return callees.containsKey(function);
  }

  Iterable<Op> functions() {
    return callees.keySet();
  }

  /** Whether one function had a call of another. */
  boolean calls(Op caller, Op callee) {
    return callees.getOrDefault(caller, Set.of()).contains(callee);
  }

  /** The function of this graph that is called; null where none is known, or its body. */
  @Nullable
  Op calleeOf(CallLike call) {
    SymbolRefAttr name = call.callee();
    Op callee = name == null ? null : symbols.lookupFrom((Op) call, name);
    return callee != null && contains(callee) ? callee : null;
  }

  /** A function being visited, with the callees that are not. */
  private static final class Visit {
    final Op function;
    final Iterator<Op> upcoming;
    int lowest;

    Visit(Op function, Iterator<Op> upcoming, int number) {
      this.function = function;
      this.upcoming = upcoming;
      lowest = number;
    }
  }

  /**
   * The strongly connected components, callees before callers (Tarjan 1972). Functions are visited in the order of the program, and in a component the one that
   * was found last comes first, as in the reference: it shows in the result.
   */
  List<List<Op>> bottomUp() {
    List<List<Op>> components = new ArrayList<>();
    Map<Op, Integer> numbers = new LinkedHashMap<>();
    Deque<Op> open = new ArrayDeque<>();
    Deque<Visit> visits = new ArrayDeque<>();
    for (Op root : callees.keySet()) {
      if (!numbers.containsKey(root)) visits.push(begin(root, numbers, open));
      while (!visits.isEmpty()) {
        Visit visit = visits.element();
        if (visit.upcoming.hasNext()) {
          Op callee = visit.upcoming.next();
          Integer number = numbers.get(callee);
          if (number == null) visits.push(begin(callee, numbers, open));
          else visit.lowest = Math.min(visit.lowest, number);
          continue;
        }
        visits.pop();
        if (!visits.isEmpty()) visits.element().lowest = Math.min(visits.element().lowest, visit.lowest);
        if (Objects.equals(numbers.get(visit.function), visit.lowest)) components.add(close(visit.function, numbers, open));
      }
    }
    return components;
  }

  private Visit begin(Op function, Map<Op, Integer> numbers, Deque<Op> open) {
    int number = numbers.size();
    numbers.put(function, number);
    open.push(function);
    return new Visit(function, callees.getOrDefault(function, Set.of()).iterator(), number);
  }

  private static List<Op> close(Op first, Map<Op, Integer> numbers, Deque<Op> open) {
    List<Op> component = new ArrayList<>();
    do {
      component.add(open.pop());
      numbers.put(component.getLast(), Integer.MAX_VALUE);
    } while (component.getLast() != first);
    return component;
  }
}
