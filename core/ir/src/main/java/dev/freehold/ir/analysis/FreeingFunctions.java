// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.analysis;

import dev.freehold.ir.Callees;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.iface.CallLike;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.iface.MayFree;
import dev.freehold.ir.iface.ViewLike;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The functions that may free a buffer that they have not allocated: one that a caller passes, or that memory holds. They are found before a pass changes
 * anything, since patterns that work on one function must not read another one. A function that is not below the root is taken to borrow what it gets, as a
 * declaration is that {@linkplain FunctionLike#mayFreeArguments says} nothing else.
 */
public final class FreeingFunctions implements Callees {
  /** Their names. Equal names of nested symbol tables count as one. */
  private final Set<String> names;

  private FreeingFunctions(Set<String> names) {
    this.names = names;
  }

  /** Finds those below {@code root}: one walk, and a search from the functions that free to their callers. */
  public static FreeingFunctions below(Op root) {
    Set<String> freeing = new HashSet<>();
    Map<String, List<String>> callers = new HashMap<>();
    root.walk(op -> {
      if (!(op instanceof FunctionLike function)) return;
      String name = function.symbolName();
      if (function.mayFreeArguments()) freeing.add(name);
      op.walk(inner -> {
        if (freesForeign(inner)) freeing.add(name);
        if (inner instanceof CallLike call && call.callee() instanceof SymbolRefAttr callee) {
          callers.computeIfAbsent(callee.leaf(), each -> new ArrayList<>()).add(name);
        }
      });
    });
    Deque<String> pending = new ArrayDeque<>(freeing);
    while (!pending.isEmpty()) {
      for (String caller : callers.getOrDefault(pending.pop(), List.of())) {
        if (freeing.add(caller)) pending.push(caller);
      }
    }
    return new FreeingFunctions(freeing);
  }

  private static boolean freesForeign(Op op) {
    return MayFree.any(op, freed -> freed == null || !isAllocated(baseOf(freed)));
  }

  private static boolean isAllocated(Value value) {
    return value.definingOp() != null && Effects.has(value.definingOp(), Effect.Kind.ALLOCATE, value);
  }

  private static Value baseOf(Value value) {
    Value base = value;
    while (base.definingOp() instanceof ViewLike view && base == base.definingOp().result(0)) base = view.viewSource();
    return base;
  }

  /** A callee that is a value is taken to borrow what it gets. */
  @Override
  public boolean mayFree(Op call) {
    return call instanceof CallLike known && known.callee() instanceof SymbolRefAttr callee && names.contains(callee.leaf());
  }
}
