// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.analysis;

import dev.freehold.ir.Callees;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Holds;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.iface.CallLike;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.iface.MayFree;
import dev.freehold.ir.iface.ReturnLike;
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
 * The functions that may free a buffer that they have not allocated, which a caller passes or memory holds, and those that may return such a buffer. They
 * are found before a pass changes anything, since patterns that work on one function must not read another one. A function that is not below the root is
 * taken to borrow what it gets and to return new buffers, as a declaration is that {@linkplain FunctionLike#mayFreeArguments says} nothing else.
 */
public final class FunctionSummaries implements Callees {
  /** The names of those that free. Equal names of nested symbol tables count as one. */
  private final Set<String> freeing;
  /** The names of those that return. */
  private final Set<String> returning;

  private FunctionSummaries(Set<String> freeing, Set<String> returning) {
    this.freeing = freeing;
    this.returning = returning;
  }

  /** Finds those below {@code root}: one walk, and a search from the functions that free to their callers. */
  public static FunctionSummaries below(Op root) {
    Set<String> freeing = new HashSet<>();
    Set<String> returning = new HashSet<>();
    Map<String, List<String>> callers = new HashMap<>();
    root.walk(op -> {
      if (!(op instanceof FunctionLike function)) return;
      String name = function.symbolName();
      if (function.mayFreeArguments()) freeing.add(name);
      op.walk(inner -> {
        if (freesForeign(inner)) freeing.add(name);
        if (inner.parentOp() == op && returnsForeign(inner)) returning.add(name);
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
    return new FunctionSummaries(freeing, returning);
  }

  private static boolean returnsForeign(Op op) {
    if (!(op instanceof ReturnLike)) return false;
    for (Value returned : op.operands()) {
      if (returned.type().holds() != Holds.NOTHING && !isAllocated(baseOf(returned))) return true;
    }
    return false;
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
    return calls(call, freeing);
  }

  /** A callee that is a value is taken to return new buffers. */
  @Override
  public boolean mayReturnArguments(Op call) {
    return calls(call, returning);
  }

  private static boolean calls(Op call, Set<String> names) {
    return call instanceof CallLike known && known.callee() instanceof SymbolRefAttr callee && names.contains(callee.leaf());
  }
}
