// SPDX-License-Identifier: Apache-2.0
package dev.freehold.validate;

import dev.freehold.ir.Op;
import dev.freehold.ir.Symbol;
import dev.freehold.ir.SymbolTables;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.iface.CallLike;
import dev.freehold.ir.iface.FunctionLike;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/** Who calls whom, and the strongly connected components of that (Tarjan 1972), callees first. */
final class CallGraph {
  private final List<Op> functions;
  private final Map<Op, Integer> numbers = new HashMap<>();
  private final List<int[]> callees = new ArrayList<>();
  private final Set<Op> called = new HashSet<>();
  private final Set<Op> exposed = new HashSet<>();

  private CallGraph(List<Op> functions) {
    this.functions = functions;
    for (Op function : functions) numbers.put(function, numbers.size());
  }

  /** The graph of {@code functions}, which are all those below {@code root}; {@code callee} looks a symbol up. */
  static CallGraph of(Op root, List<Op> functions, BiFunction<Op, SymbolRefAttr, @Nullable Op> callee) {
    CallGraph graph = new CallGraph(functions);
    List<Ints> found = new ArrayList<>();
    for (Op function : functions) {
      found.add(new Ints());
      if (function == root || isPublic((FunctionLike) function)) graph.exposed.add(function);
    }
    root.walk(op -> {
      SymbolRefAttr call = op instanceof CallLike site ? site.callee() : null;
      Op caller = call == null ? null : op.parentOfType(FunctionLike.class) instanceof Op function ? function : null;
      Op target = call == null ? null : callee.apply(op, call);
      if (graph.numbers.containsKey(target)) {
        graph.called.add(target);
        if (graph.numbers.containsKey(caller)) found.get(graph.numbers.get(caller)).add(graph.numbers.get(target));
        else graph.exposed.add(target);
      }
      // A function that is named otherwise than by a call may be called from anywhere.
      SymbolTables.forEachOwnReference(op, reference -> {
        if (!reference.equals(call) && callee.apply(op, reference) instanceof Op named && graph.numbers.containsKey(named)) graph.exposed.add(named);
      });
    });
    for (Ints callees : found) {
      callees.sortAndUnique();
      graph.callees.add(callees.toArray());
    }
    return graph;
  }

  private int number(Op function) {
    return Objects.requireNonNull(numbers.get(function), "is one of the functions");
  }

  /** Whether somebody else may call the function, or a declaration of it. */
  private static boolean isPublic(FunctionLike function) {
    return function.visibility() != Symbol.Visibility.PRIVATE;
  }

  Set<Op> called() {
    return called;
  }

  /** The functions that somebody may call who is not seen. */
  Set<Op> entries() {
    return exposed;
  }

  boolean isRecursive(List<Op> component) {
    if (component.size() > 1) return true;
    int number = number(component.getFirst());
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
