// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transform.inlining;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Symbol;
import dev.freehold.ir.SymbolTable;
import dev.freehold.ir.SymbolTables;
import dev.freehold.ir.Walk;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** How often functions refer to those functions that may be erased when nobody refers to them. */
final class FunctionUses {
  private final CallGraph graph;
  private final SymbolTables symbols;
  /** The references to each function that may be erased. */
  private final Map<Op, Integer> total = new HashMap<>();
  /** What each function refers to in its body. */
  private final Map<Op, Map<Op, Integer>> inside = new HashMap<>();
  /** What each function refers to itself. */
  private final Map<Op, Set<Op>> outside = new HashMap<>();

  FunctionUses(Op root, CallGraph graph, SymbolTables symbols) {
    this.graph = graph;
    this.symbols = symbols;
    boolean hidden = root.block() == null;
    for (Op function : graph.functions()) {
      Symbol symbol = (Symbol) function;
      boolean unseen = symbol.visibility() == Symbol.Visibility.PRIVATE || hidden;
      if (unseen && symbol.canDiscardWhenUnused()) total.put(function, 0);
    }
    root.walk(op -> {
      if (op instanceof SymbolTable) keepReferenced(op);
    });
    graph.functions().forEach(this::recount);
  }

  /** What others than functions refer to stays. */
  private void keepReferenced(Op table) {
    for (Region region : table.regions()) {
      for (Block block : region) {
        for (Op op : block) {
          if (!graph.contains(op)) keepReferencedBy(op);
        }
      }
    }
  }

  private void keepReferencedBy(Op op) {
    op.walkPreOrder(inner -> {
      SymbolTables.forEachOwnReference(inner, reference -> {
        Op referenced = symbols.lookupFrom(inner, reference);
        if (referenced != null) total.remove(referenced);
      });
      return inner instanceof SymbolTable ? Walk.SKIP : Walk.ADVANCE;
    });
  }

  /** Whether nobody refers to a function, which may be erased. */
  boolean isDead(Op function) {
    return total.getOrDefault(function, -1) == 0;
  }

  /** Whether a function may be erased when one call of it is inlined. */
  boolean hasOneUse(Op function) {
    return total.getOrDefault(function, -1) == 1;
  }

  /** Counts anew what a function refers to. */
  void recount(Op function) {
    forget(function);
    Map<Op, Integer> inner = new HashMap<>();
    Set<Op> own = new HashSet<>();
    function.walkPreOrder(op -> {
      SymbolTables.forEachOwnReference(op, reference -> {
        Op referenced = symbols.lookupFrom(op, reference);
        if (referenced == null || !total.containsKey(referenced)) return;
        if (op != function) inner.merge(referenced, 1, Integer::sum);
        else if (!own.add(referenced)) return;
        total.merge(referenced, 1, Integer::sum);
      });
      return Walk.ADVANCE;
    });
    inside.put(function, inner);
    outside.put(function, own);
  }

  private void forget(Op function) {
    inside.getOrDefault(function, Map.of()).forEach((referenced, count) -> add(referenced, -count));
    outside.getOrDefault(function, Set.of()).forEach(referenced -> add(referenced, -1));
  }

  private void add(Op referenced, int more) {
    total.computeIfPresent(referenced, (function, count) -> count + more);
  }

  /** Takes note of a call in {@code caller} being replaced by what {@code callee} does. */
  void inlined(Op caller, Op callee) {
    Map<Op, Integer> inCaller = inside.getOrDefault(caller, Map.of());
    if (inCaller.containsKey(callee)) {
      inCaller.merge(callee, -1, Integer::sum);
      add(callee, -1);
    }
    inside.getOrDefault(callee, Map.of()).forEach((referenced, count) -> {
      inCaller.merge(referenced, count, Integer::sum);
      add(referenced, count);
    });
  }

  /** Takes note of a function being gone. */
  void erased(Op function) {
    forget(function);
    inside.remove(function);
    outside.remove(function);
    total.remove(function);
  }
}
