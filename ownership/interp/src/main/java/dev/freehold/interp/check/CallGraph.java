// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.check;

import dev.freehold.interp.Program;
import dev.freehold.ir.Symbol;
import dev.freehold.ir.SymbolTables;
import dev.freehold.ir.iface.FunctionLike;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Which functions of a program refer to which, by a call or as a value. */
final class CallGraph {
  private final Program program;
  private final Map<FunctionLike, Set<FunctionLike>> references = new IdentityHashMap<>();
  /** Referred to by what is in no function. */
  private final Set<FunctionLike> exposed = Collections.newSetFromMap(new IdentityHashMap<>());

  CallGraph(Program program) {
    this.program = program;
    SymbolTables.forEachReference(program.module(), (op, symbol) -> {
      if (!(program.lookup(op, symbol) instanceof FunctionLike callee) || callee == op) return;
      FunctionLike user = op.parentOfType(FunctionLike.class);
      if (user == null) exposed.add(callee);
      else references.computeIfAbsent(user, first -> new LinkedHashSet<>()).add(callee);
    });
  }

  /** The functions with a body, in nested modules too. */
  List<FunctionLike> functions() {
    return program.functions();
  }

  /** The functions that may be called from outside, and the first of those that only call each other. */
  List<String> entries() {
    Set<FunctionLike> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Set<FunctionLike> entries = Collections.newSetFromMap(new IdentityHashMap<>());
    for (FunctionLike function : program.functions()) {
      if (function.visibility() == Symbol.Visibility.PRIVATE && !exposed.contains(function)) continue;
      entries.add(function);
      seen.addAll(reachable(function));
    }
    Set<FunctionLike> called = Collections.newSetFromMap(new IdentityHashMap<>());
    references.forEach((user, callees) -> callees.stream().filter(callee -> callee != user).forEach(called::add));
    // Those without callers come before those that call each other.
    for (boolean mayBeCalled : new boolean[] {false, true}) {
      for (FunctionLike function : program.functions()) {
        if (seen.contains(function) || called.contains(function) && !mayBeCalled) continue;
        entries.add(function);
        seen.addAll(reachable(function));
      }
    }
    return program.functions().stream().filter(entries::contains).map(Program::name).toList();
  }

  /** What may be called when a function is, itself included. */
  Set<FunctionLike> reachable(FunctionLike from) {
    Set<FunctionLike> reached = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<FunctionLike> pending = new ArrayDeque<>();
    reached.add(from);
    pending.add(from);
    while (!pending.isEmpty()) {
      for (FunctionLike callee : references.getOrDefault(pending.poll(), Set.of())) {
        if (reached.add(callee)) pending.add(callee);
      }
    }
    return reached;
  }
}
