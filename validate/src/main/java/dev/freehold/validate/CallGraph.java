// SPDX-License-Identifier: Apache-2.0
package dev.freehold.validate;

import dev.freehold.ir.Op;
import dev.freehold.ir.iface.CallLike;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;

/** Who calls whom, and the strongly connected components of that (Tarjan 1972), callees first. */
final class CallGraph {
  private final List<Op> functions;
  private final Map<Op, Integer> numbers = new HashMap<>();
  private final List<int[]> callees = new ArrayList<>();
  private final Set<Op> called = new LinkedHashSet<>();

  private CallGraph(List<Op> functions) {
    this.functions = functions;
  }

  static CallGraph of(List<Op> functions, BiFunction<Op, CallLike, Op> callee) {
    CallGraph graph = new CallGraph(functions);
    for (Op function : functions) graph.numbers.put(function, graph.numbers.size());
    for (Op function : functions) {
      Ints found = new Ints();
      function.walk(op -> {
        Op target = op instanceof CallLike call ? callee.apply(op, call) : null;
        Integer number = target == null ? null : graph.numbers.get(target);
        if (number == null) return;
        found.add(number);
        graph.called.add(target);
      });
      found.sortAndUnique();
      graph.callees.add(found.toArray());
    }
    return graph;
  }

  Set<Op> called() {
    return called;
  }

  boolean isRecursive(List<Op> component) {
    if (component.size() > 1) return true;
    int number = numbers.get(component.getFirst());
    for (int callee : callees.get(number)) {
      if (callee == number) return true;
    }
    return false;
  }

  List<List<Op>> bottomUp() {
    int count = functions.size();
    int[] index = new int[count];
    int[] low = new int[count];
    int[] next = new int[count];
    boolean[] onStack = new boolean[count];
    Ints stack = new Ints();
    List<List<Op>> components = new ArrayList<>();
    int visited = 0;
    for (int start = 0; start < count; start++) {
      if (index[start] != 0) continue;
      Deque<Integer> path = new ArrayDeque<>();
      path.push(start);
      while (!path.isEmpty()) {
        int at = path.peek();
        if (index[at] == 0) {
          index[at] = low[at] = ++visited;
          stack.add(at);
          onStack[at] = true;
        }
        if (next[at] < callees.get(at).length) {
          int callee = callees.get(at)[next[at]++];
          if (index[callee] == 0) path.push(callee);
          else if (onStack[callee]) low[at] = Math.min(low[at], index[callee]);
          continue;
        }
        path.pop();
        if (!path.isEmpty()) low[path.peek()] = Math.min(low[path.peek()], low[at]);
        if (low[at] != index[at]) continue;
        List<Op> component = new ArrayList<>();
        int member;
        do {
          member = stack.removeLast();
          onStack[member] = false;
          component.add(functions.get(member));
        } while (member != at);
        components.add(component);
      }
    }
    return components;
  }
}
