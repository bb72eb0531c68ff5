// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.calls;

import dev.freehold.convention.BufferConvention;
import dev.freehold.dealloc.lastuse.options.BoundaryResults;
import dev.freehold.dealloc.lastuse.options.Signatures;
import dev.freehold.func.CallOp;
import dev.freehold.func.FuncOp;
import dev.freehold.ir.Op;
import dev.freehold.ir.Symbol;
import dev.freehold.ir.SymbolTables;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.iface.FunctionLike;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The functions whose signatures may be changed, since all that refers to them are calls by name which are seen; and these calls. Those that never
 * return are left out: there is nothing to agree on.
 */
public final class DirectCalls {
  public static final DirectCalls NONE = new DirectCalls();

  /** Asks for a wrapper with the same signature, by which others call the function. */
  public static final String C_INTERFACE = "llvm.emit_c_interface";

  private final Map<FuncOp, List<CallOp>> calls = new LinkedHashMap<>();
  private final Map<Op, FuncOp> callees = new LinkedHashMap<>();
  private final Map<FuncOp, Op> exposed = new LinkedHashMap<>();
  private final Set<FuncOp> lending = new LinkedHashSet<>();
  private final Map<Op, Set<Op>> callers = new HashMap<>();
  private final Map<Op, Set<FuncOp>> calledBy = new HashMap<>();

  private DirectCalls() {}

  /** Finds the functions below {@code root}, which therefore sees all that refers to them. */
  public static DirectCalls in(Op root, Signatures signatures, BoundaryResults boundary, SymbolTables symbols) {
    DirectCalls found = new DirectCalls();
    if (signatures == Signatures.KEEP && boundary != BoundaryResults.BORROW) return found;
    Map<String, Op> named = new HashMap<>();
    root.walk(op -> {
      if (op != root && op instanceof FuncOp function && mayChange(function)) {
        if (signatures != Signatures.KEEP && function.visibility() == Symbol.Visibility.PRIVATE) found.calls.put(function, new ArrayList<>());
        else if (boundary == BoundaryResults.BORROW) found.lending.add(function);
      }
      FuncOp called = found.addCall(op, symbols);
      List<SymbolRefAttr> references = new ArrayList<>();
      SymbolTables.forEachOwnReference(op, references::add);
      if (called != null) references.remove(((CallOp) op).callee());
      for (SymbolRefAttr reference : references) {
        named.putIfAbsent(reference.root(), op);
        reference.nested().forEach(name -> named.putIfAbsent(name, op));
      }
    });
    found.findCalls();
    for (FuncOp function : found.calls.keySet()) {
      Op exposing = function.attr(C_INTERFACE) == null ? named.get(function.requiredSymbolName()) : function;
      if (exposing != null) found.exposed.put(function, exposing);
    }
    found.calls.keySet().removeAll(found.exposed.keySet());
    found.calls.keySet().retainAll(found.calledFromOutside());
    found.calls.keySet().retainAll(ReturningFunctions.below(root, symbols));
    found.lending.removeIf(function -> named.containsKey(function.requiredSymbolName()));
    found.callees.values().removeIf(callee -> !found.calls.containsKey(callee) && !found.lending.contains(callee));
    found.findCallers();
    return found;
  }

  /** Finds all functions below {@code root} as if they were private, and nobody but their callers referred to them. */
  public static DirectCalls asIfPrivate(Op root, SymbolTables symbols) {
    DirectCalls found = new DirectCalls();
    root.walk(op -> {
      if (op != root && op instanceof FuncOp function && mayChange(function)) found.calls.put(function, new ArrayList<>());
      found.addCall(op, symbols);
    });
    found.findCalls();
    found.callees.values().removeIf(callee -> !found.calls.containsKey(callee));
    found.findCallers();
    return found;
  }

  private static boolean mayChange(FuncOp function) {
    return !function.isDeclaration() && new BufferConvention(function).isDefault();
  }

  private @Nullable FuncOp addCall(Op op, SymbolTables symbols) {
    FuncOp called = op instanceof CallOp call ? symbols.lookupFrom(op, call.callee(), FuncOp.class) : null;
    if (called != null) callees.put(op, called);
    return called;
  }

  private void findCalls() {
    callees.forEach((call, callee) -> {
      if (calls.containsKey(callee)) calls.get(callee).add((CallOp) call);
    });
  }

  /** Whether a call of a function may lead to another one of it. */
  public boolean isRecursive(FuncOp function) {
    Set<Op> seen = new HashSet<>();
    Deque<Op> pending = new ArrayDeque<>(callersOf(function));
    while (!pending.isEmpty()) {
      Op caller = pending.poll();
      if (seen.add(caller)) pending.addAll(callersOf(caller));
    }
    return seen.contains(function);
  }

  /** Those of the functions that are not only called by each other, if at all. */
  private Set<FuncOp> calledFromOutside() {
    Map<Op, List<FuncOp>> byCaller = new HashMap<>();
    Set<FuncOp> reached = new HashSet<>();
    Deque<FuncOp> pending = new ArrayDeque<>();
    callees.forEach((call, callee) -> {
      Op caller = call.parentOfType(FuncOp.class);
      if (calls.containsKey(caller)) byCaller.computeIfAbsent(caller, key -> new ArrayList<>()).add(callee);
      else pending.add(callee);
    });
    while (!pending.isEmpty()) {
      FuncOp function = pending.poll();
      if (reached.add(function)) pending.addAll(byCaller.getOrDefault(function, List.of()));
    }
    return reached;
  }

  private void findCallers() {
    callees.forEach((call, callee) -> {
      Op caller = call.parentOfType(FunctionLike.class) instanceof Op function ? function : null;
      if (caller == null) return;
      callers.computeIfAbsent(callee, key -> new LinkedHashSet<>()).add(caller);
      calledBy.computeIfAbsent(caller, key -> new LinkedHashSet<>()).add(callee);
    });
  }

  /** In the order of the program. */
  public Set<FuncOp> functions() {
    return calls.keySet();
  }

  /** The functions whose signatures stay, and of which callers may borrow what never is new. */
  public Set<FuncOp> lending() {
    return lending;
  }

  /** All functions that may return something else than new buffers, in the order of the program but for those that lend. */
  public Set<FuncOp> returning() {
    Set<FuncOp> all = new LinkedHashSet<>(calls.keySet());
    all.addAll(lending);
    return all;
  }

  /** Private functions to which not only calls refer that are seen; each with the operation by which others find it. */
  public Map<FuncOp, Op> exposed() {
    return exposed;
  }

  /** The function that a call calls; null if it is none of these. */
  public @Nullable FuncOp callee(@Nullable Op call) {
    return callees.get(call);
  }

  /** The functions that call one of these. */
  public Set<Op> callersOf(Op function) {
    return callers.getOrDefault(function, Set.of());
  }

  /** Those of the functions that a function calls. */
  public Set<FuncOp> calledBy(Op function) {
    return calledBy.getOrDefault(function, Set.of());
  }

  /** All calls of one of the functions. */
  public List<CallOp> of(FuncOp function) {
    return calls.getOrDefault(function, List.of());
  }
}
