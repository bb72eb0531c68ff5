// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.analysis;

import dev.freehold.bufferize.Tensors;
import dev.freehold.func.CallOp;
import dev.freehold.func.FuncOp;
import dev.freehold.ir.Op;
import dev.freehold.ir.SymbolTables;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The functions of a module, callees before callers.
 *
 * @param acyclic functions that are in no cycle of calls, and call none that is, in order
 * @param cyclic the others
 */
public record CallOrder(List<FuncOp> acyclic, List<FuncOp> cyclic) {
  /** The order of the functions directly in a module. Calls of functions without tensors do not count. */
  public static CallOrder of(Op module, SymbolTables symbols) {
    Map<FuncOp, Set<FuncOp>> callers = new LinkedHashMap<>();
    Map<FuncOp, Integer> calleesLeft = new LinkedHashMap<>();
    for (Op op : module.region().entryBlock()) {
      if (!(op instanceof FuncOp function)) continue;
      calleesLeft.putIfAbsent(function, 0);
      function.walk(CallOp.class, call -> {
        FuncOp callee = symbols.lookupFrom(call, call.callee(), FuncOp.class);
        if (callee == null || !hasTensors(callee)) return;
        if (callers.computeIfAbsent(callee, key -> new LinkedHashSet<>()).add(function)) calleesLeft.merge(function, 1, Integer::sum);
      });
    }
    List<FuncOp> order = new ArrayList<>();
    Deque<FuncOp> ready = new ArrayDeque<>();
    calleesLeft.forEach((function, count) -> {
      if (count == 0) ready.push(function);
    });
    while (!ready.isEmpty()) {
      FuncOp function = ready.pop();
      order.add(function);
      calleesLeft.remove(function);
      for (FuncOp caller : callers.getOrDefault(function, Set.of())) {
        if (calleesLeft.merge(caller, -1, Integer::sum) == 0) ready.push(caller);
      }
    }
    return new CallOrder(order, List.copyOf(calleesLeft.keySet()));
  }

  private static boolean hasTensors(FuncOp function) {
    return Stream.concat(function.functionType().inputs().stream(), function.functionType().results().stream()).anyMatch(Tensors::is);
  }

  /** All functions. */
  public List<FuncOp> all() {
    return Stream.concat(acyclic.stream(), cyclic.stream()).toList();
  }
}
