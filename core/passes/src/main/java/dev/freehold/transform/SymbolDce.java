// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transform;

import dev.freehold.ir.Block;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Symbol;
import dev.freehold.ir.SymbolTable;
import dev.freehold.ir.SymbolTables;
import dev.freehold.ir.Walk;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.pass.Pass;
import dev.freehold.pass.PassContext;
import dev.freehold.pass.PassInfo;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Erases the symbols that nobody outside may see and nobody inside refers to. */
public record SymbolDce() implements Pass {
  private static final String ERASED = "num-dce'd";
  public static final PassInfo INFO = PassInfo.of("symbol-dce", "SymbolDCE", "Eliminate dead symbols", options -> new SymbolDce())
      .statistic(ERASED, "Number of symbols DCE'd");

  @Override
  public PassInfo info() {
    return INFO;
  }

  @Override
  public void run(Op root, PassContext cx) {
    if (!(root instanceof SymbolTable)) {
      cx.report(Diagnostic.opError(root, " was scheduled to run under SymbolDCE, but does not define a symbol table"));
      return;
    }
    boolean hidden = root.block() == null || !isSymbol(root) || visibility(root) == Symbol.Visibility.PRIVATE;
    Set<Op> needed = needed(root, hidden, cx);
    if (needed == null) return;
    List<Op> dead = new ArrayList<>();
    root.walk(op -> {
      if (!(op instanceof SymbolTable)) return;
      for (Block block : op.region()) {
        for (Op inner : block) {
          if (isSymbol(inner) && !needed.contains(inner)) dead.add(inner);
        }
      }
    });
    Rewriter rewriter = cx.rewriter();
    dead.forEach(rewriter::erase);
    cx.count(ERASED, dead.size());
  }

  private static boolean isSymbol(Op op) {
    return op instanceof Symbol symbol && !(symbol.isOptionalSymbol() && symbol.symbolName() == null);
  }

  private static Symbol.Visibility visibility(Op op) {
    return ((Symbol) op).visibility();
  }

  /**
   * What may be referred to from outside, and what that refers to. A table is hidden where no one outside sees into it. Null after an error:
   * what an operation of an unknown dialect contains may refer to symbols of its own.
   */
  private static @Nullable Set<Op> needed(Op root, boolean rootHidden, PassContext cx) {
    Set<Op> needed = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Op> pending = new ArrayDeque<>();
    Set<Op> hidden = Collections.newSetFromMap(new IdentityHashMap<>());
    if (rootHidden) hidden.add(root);
    addVisible(root, rootHidden, needed, pending);
    while (!pending.isEmpty()) {
      Op op = pending.pop();
      if (op instanceof SymbolTable) {
        boolean isHidden = hidden.contains(op.parentOp()) || !isSymbol(op) || visibility(op) == Symbol.Visibility.PRIVATE;
        if (isHidden) hidden.add(op);
        addVisible(op, isHidden, needed, pending);
      }
      if (addReferenced(op, cx, needed, pending)) continue;
      cx.report(Diagnostic.error(op.location(),
          "operation contains potentially unknown symbol table, meaning that we can't reliable compute symbol uses").see(op));
      return null;
    }
    return needed;
  }

  private static void addVisible(Op table, boolean hidden, Set<Op> needed, Deque<Op> pending) {
    for (Region region : table.regions()) {
      for (Block block : region) {
        for (Op op : block) {
          if ((!isSymbol(op) || !canBeErased(op, hidden)) && needed.add(op)) pending.push(op);
        }
      }
    }
  }

  private static boolean canBeErased(Op symbol, boolean hidden) {
    boolean unseen = visibility(symbol) == Symbol.Visibility.PRIVATE || hidden && visibility(symbol) == Symbol.Visibility.NESTED;
    return unseen && ((Symbol) symbol).canDiscardWhenUnused();
  }

  /** What is in a table refers to others only if it is needed itself. Returns whether all references are known. */
  private static boolean addReferenced(Op root, PassContext cx, Set<Op> needed, Deque<Op> pending) {
    return root.walkPreOrder(op -> {
      boolean unknown = op.regionCount() == 1 && cx.registry().dialect(op.def().dialect()) == null;
      if (unknown) return Walk.STOP;
      SymbolTables.forEachOwnReference(op, reference -> addNamed(root, reference, cx.symbols(), needed, pending));
      return op instanceof SymbolTable ? Walk.SKIP : Walk.ADVANCE;
    }) != Walk.STOP;
  }

  /** Every operation on the way to what is meant is needed too. */
  private static void addNamed(Op from, SymbolRefAttr reference, SymbolTables symbols, Set<Op> needed, Deque<Op> pending) {
    Op found = symbols.lookup(from.enclosingOp(), reference.root());
    if (found != null && needed.add(found)) pending.push(found);
    for (String name : reference.nested()) {
      if (!(found instanceof SymbolTable)) return;
      found = symbols.lookup(found, name);
      if (found != null && needed.add(found)) pending.push(found);
    }
  }
}
