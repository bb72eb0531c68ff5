// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transform.sccp;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Symbol;
import dev.freehold.ir.SymbolTables;
import dev.freehold.ir.iface.CallLike;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.iface.RegionBranchOp;
import dev.freehold.ir.iface.RegionTerminator;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Which operations call which functions, and which functions are called by nothing else. */
final class CallSites {
  private final Map<Op, Op> callees = new HashMap<>();
  private final Map<Op, List<Op>> callers = new HashMap<>();
  /** The functions that have other uses than calls, or that are seen from outside. */
  private final Set<Op> exposed = new HashSet<>();

  CallSites(Op root, SymbolTables symbols) {
    root.walk(op -> {
      if (op instanceof FunctionLike function && (function.visibility() == Symbol.Visibility.PUBLIC)) exposed.add(op);
      SymbolTables.forEachOwnReference(op, reference -> {
        Op function = symbols.lookupFrom(op, reference);
        if (!(function instanceof FunctionLike)) return;
        if (op instanceof CallLike call && reference.equals(call.callee())) {
          callees.put(op, function);
          callers.computeIfAbsent(function, ignored -> new ArrayList<>()).add(op);
        } else {
          exposed.add(function);
        }
      });
    });
  }

  /** Whether all uses of a function are calls that are known. */
  boolean areKnown(Op function) {
    return !exposed.contains(function);
  }

  /** The function that an operation calls; null if it is not known. */
  @Nullable
  Op callee(Op call) {
    return callees.get(call);
  }

  List<Op> of(Op function) {
    return callers.getOrDefault(function, List.of());
  }

  /** The terminators that return from a function. */
  List<Op> returnsOf(Op function) {
    List<Op> ends = new ArrayList<>();
    for (Block block : function.region(0)) {
      if (block.last() instanceof RegionTerminator) ends.add(block.lastOp());
    }
    return ends;
  }

  /** The function that a terminator returns from; null for any other operation. */
  @Nullable
  Op functionEndedBy(Op op) {
    return op instanceof RegionTerminator && op.parentOp() instanceof FunctionLike && !(op.parentOp() instanceof RegionBranchOp) ? op.parentOp()
        : null;
  }
}
