// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.calls;

import dev.freehold.convention.BufferConvention;
import dev.freehold.dealloc.Buffers;
import dev.freehold.func.CallOp;
import dev.freehold.func.FuncOp;
import dev.freehold.ir.Op;
import dev.freehold.ir.SymbolTables;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The arguments of functions with bodies that nothing uses, but calls that pass them on as such arguments. Passing a buffer as one of these is no use
 * of it, so that it may be freed before the call:
 *
 * <pre>
 *   func.func private @f(%m: memref&lt;f32>, %n: index) { … neither uses %m nor passes it on, or only to itself … }
 * </pre>
 */
public final class UnusedArguments {
  public static final UnusedArguments NONE = new UnusedArguments();

  private final Map<Op, FuncOp> callees = new HashMap<>();
  private final Set<Value> unused = new HashSet<>();

  private UnusedArguments() {}

  /** Finds those of the functions below {@code root}: the greatest set for which this holds. */
  public static UnusedArguments in(Op root, SymbolTables symbols) {
    UnusedArguments found = new UnusedArguments();
    root.walk(op -> {
      if (op instanceof FuncOp function && !function.isDeclaration()) found.addArguments(function);
      FuncOp callee = op instanceof CallOp call ? symbols.lookupFrom(op, call.callee(), FuncOp.class) : null;
      if (callee != null && !callee.isDeclaration()) found.callees.put(op, callee);
    });
    found.removeUsed();
    return found;
  }

  private void addArguments(FuncOp function) {
    BufferConvention said = new BufferConvention(function);
    for (Value.Argument argument : function.body().entryBlock().arguments()) {
      if (Buffers.isBuffer(argument) && !said.frees(argument.index()) && !said.escapes(argument.index())) unused.add(argument);
    }
  }

  private void removeUsed() {
    Map<Value, List<Value>> passedOnAs = new HashMap<>();
    Deque<Value> used = new ArrayDeque<>();
    for (Value argument : unused) {
      for (Use use = argument.firstUse(); use != null; use = use.next()) {
        Value passed = passed(use.owner(), use.index());
        if (passed == null || !unused.contains(passed)) used.add(argument);
        else passedOnAs.computeIfAbsent(passed, key -> new ArrayList<>(1)).add(argument);
      }
    }
    while (!used.isEmpty()) {
      Value argument = used.poll();
      if (unused.remove(argument)) used.addAll(passedOnAs.getOrDefault(argument, List.of()));
    }
  }

  /** Whether a value is one of these arguments. */
  public boolean contains(Value argument) {
    return unused.contains(argument);
  }

  /** Whether an operation is a call that passes an operand as one of these arguments. */
  public boolean isPassed(Op op, int operand) {
    Value argument = passed(op, operand);
    return argument != null && unused.contains(argument);
  }

  /** The argument of a function that a call passes an operand as; null if it is no call, or the function is not known. */
  private @Nullable Value passed(Op op, int operand) {
    FuncOp callee = callees.get(op);
    return callee == null ? null : callee.body().entryBlock().argument(operand);
  }
}
