// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.calls;

import dev.freehold.dealloc.lastuse.graph.Callees;
import dev.freehold.func.FuncOp;
import dev.freehold.func.ReturnOp;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.SymbolTables;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The functions that may return: on some path of blocks, all callees do. Calls in regions of other operations are taken to be passed by.
 */
final class ReturningFunctions {
  private final SymbolTables symbols;
  private final Set<Op> returning = new HashSet<>();

  private ReturningFunctions(SymbolTables symbols) {
    this.symbols = symbols;
  }

  /** Those below {@code root}: the least set for which this holds. */
  static Set<Op> below(Op root, SymbolTables symbols) {
    ReturningFunctions found = new ReturningFunctions(symbols);
    List<FuncOp> others = new ArrayList<>();
    root.walk(op -> {
      if (op instanceof FuncOp function && !function.isDeclaration()) others.add(function);
    });
    boolean changed = true;
    while (changed) changed = others.removeIf(found::returns);
    return found.returning;
  }

  private boolean returns(FuncOp function) {
    Set<Block> seen = new HashSet<>();
    Deque<Block> pending = new ArrayDeque<>();
    pending.add(function.body().entryBlock());
    while (!pending.isEmpty()) {
      Block block = pending.poll();
      if (!seen.add(block) || mayStay(block)) continue;
      if (block.last() instanceof ReturnOp) return returning.add(function);
      if (block.last() instanceof Op end) end.successorBlocks().forEach(pending::add);
    }
    return false;
  }

  /** Whether a block calls a function that does not return as far as is known. */
  private boolean mayStay(Block block) {
    for (Op op : block) {
      if (Callees.of(op, symbols) instanceof FuncOp callee && !returning.contains(callee)) return true;
    }
    return false;
  }
}
