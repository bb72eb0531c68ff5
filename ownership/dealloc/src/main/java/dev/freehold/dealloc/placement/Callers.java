// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.placement;

import dev.freehold.func.CallOp;
import dev.freehold.func.ConstantOp;
import dev.freehold.func.FuncOp;
import dev.freehold.ir.Op;
import dev.freehold.ir.SymbolTables;
import dev.freehold.ir.iface.CallLike;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Who calls which function. A snapshot, for those who change both ends. */
final class Callers {
  private final Map<CallOp, FuncOp> callees = new LinkedHashMap<>();
  private final Map<FuncOp, List<CallOp>> calls = new HashMap<>();
  private final Set<FuncOp> values = new HashSet<>();

  private Callers() {}

  static Callers below(Op root, SymbolTables symbols) {
    Callers callers = new Callers();
    root.walk(op -> {
      if (op instanceof CallOp call) {
        FuncOp callee = symbols.lookupFrom(call, call.callee(), FuncOp.class);
        if (callee == null) return;
        callers.callees.put(call, callee);
        callers.calls.computeIfAbsent(callee, f -> new ArrayList<>()).add(call);
      } else if (op instanceof ConstantOp constant) {
        FuncOp function = symbols.lookupFrom(constant, constant.value(), FuncOp.class);
        if (function != null) callers.values.add(function);
      } else if (op instanceof CallLike other && other.callee() != null) {
        // Nobody here can change such a call.
        FuncOp function = symbols.lookupFrom(op, other.callee(), FuncOp.class);
        if (function != null) callers.values.add(function);
      }
    });
    return callers;
  }

  /** All calls of known functions. */
  Collection<CallOp> inOrder() {
    return callees.keySet();
  }

  @Nullable
  FuncOp calleeOf(CallOp call) {
    return callees.get(call);
  }

  /** The calls of one function, in the order of the program. */
  List<CallOp> of(FuncOp function) {
    return calls.getOrDefault(function, List.of());
  }

  /** Whether the function is also used as a value, or called by an operation of another dialect, so that its type must stay. */
  boolean isValue(FuncOp function) {
    return values.contains(function);
  }
}
