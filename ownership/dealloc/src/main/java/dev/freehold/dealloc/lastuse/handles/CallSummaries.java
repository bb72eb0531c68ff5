// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.handles;

import dev.freehold.analysis.BufferViewFlow;
import dev.freehold.analysis.PersistentIntSet;
import dev.freehold.analysis.SccDataflow;
import dev.freehold.dealloc.Buffers;
import dev.freehold.dealloc.lastuse.calls.Conventions;
import dev.freehold.dealloc.lastuse.calls.DirectCalls;
import dev.freehold.dealloc.lastuse.calls.PassedBuffer;
import dev.freehold.dealloc.lastuse.calls.ReturnedBuffer;
import dev.freehold.dealloc.lastuse.calls.RunContext;
import dev.freehold.dealloc.lastuse.calls.Transfer;
import dev.freehold.func.FuncOp;
import dev.freehold.func.ReturnOp;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.iface.CallLike;
import dev.freehold.ir.iface.ViewLike;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * What the results of functions may be, callees first; where functions call each other, the least that is true of all of them.
 *
 * <pre>
 *   func.func private @f(%c: i1, %m: memref&lt;4xf32>) -> memref&lt;4xf32> {
 *     %a = memref.alloc() : memref&lt;4xf32>
 *     %r = arith.select %c, %a, %m : memref&lt;4xf32>
 *     return %r : memref&lt;4xf32>                         new, or argument 1
 *   }
 * </pre>
 */
public final class CallSummaries {
  private final Conventions conventions;
  private final RunContext run;
  /** Functions that call each other, callees first. */
  private final List<List<FuncOp>> components = new ArrayList<>();
  private final Map<Op, Integer> positions = new HashMap<>();
  /** By function the results that are new in any case, if need be as copies. */
  private final Map<FuncOp, PersistentIntSet> alwaysNew = new HashMap<>();

  /** Where a buffer comes from: the numbers of sites and arguments, and what has happened to its name on the way. */
  private record Origins(PersistentIntSet sites, ReturnedBuffer buffer) {
    static final Origins NONE = new Origins(PersistentIntSet.EMPTY, ReturnedBuffer.NOTHING);

    Origins or(Origins other) {
      return new Origins(sites.or(other.sites), buffer.or(other.buffer));
    }
  }

  public CallSummaries(RunContext run) {
    this.run = run;
    conventions = run.conventions();
    DirectCalls calls = conventions.calls();
    SccDataflow<FuncOp, Boolean> order = new SccDataflow<>(function -> List.copyOf(calls.calledBy(function)), (component, inputs) -> {
      for (FuncOp function : component) positions.put(function, components.size());
      components.add(component);
      return true;
    });
    calls.returning().forEach(order::of);
  }

  /**
   * Enters into the conventions what functions return.
   *
   * @param stale the functions of which something else has become known since the last time
   * @param givenUp the sites in a function that are freed by nobody
   * @return those that may return something else than before
   */
  public Set<FuncOp> update(Collection<? extends Op> stale, Function<FuncOp, Map<Value, Obstacle>> givenUp) {
    Set<FuncOp> changed = new LinkedHashSet<>();
    TreeSet<Integer> pending = new TreeSet<>();
    for (Op function : stale) enqueue(function, pending);
    while (pending.pollFirst() instanceof Integer position) {
      Set<FuncOp> solved = solve(components.get(position), givenUp);
      changed.addAll(solved);
      for (FuncOp function : solved) conventions.calls().callersOf(function).forEach(caller -> enqueue(caller, pending));
      pending.remove(position);
    }
    return changed;
  }

  private void enqueue(Op function, Set<Integer> pending) {
    Integer position = positions.get(function);
    if (position != null) pending.add(position);
  }

  /** Solves functions that call each other; returns those that may return something else than before. */
  private Set<FuncOp> solve(List<FuncOp> component, Function<FuncOp, Map<Value, Obstacle>> givenUp) {
    List<List<ReturnedBuffer>> before = component.stream().map(conventions::returned).toList();
    for (FuncOp function : component) {
      alwaysNew.remove(function);
      conventions.setReturned(function, function.functionType().results().stream().map(type -> ReturnedBuffer.NOTHING).toList());
    }
    Set<FuncOp> members = Set.copyOf(component);
    do {
      LinkedHashSet<FuncOp> pending = new LinkedHashSet<>(component);
      while (!pending.isEmpty()) {
        FuncOp function = pending.removeFirst();
        if (!conventions.setReturned(function, returned(function, givenUp))) continue;
        for (Op caller : conventions.calls().callersOf(function)) {
          if (caller instanceof FuncOp member && members.contains(member)) pending.add(member);
        }
      }
    } while (assumeReturns(component, givenUp));
    Set<FuncOp> changed = new LinkedHashSet<>();
    for (int i = 0; i < component.size(); i++) {
      if (!conventions.returned(component.get(i)).equals(before.get(i))) changed.add(component.get(i));
    }
    return changed;
  }

  /** Results of calls that never return are taken for new, as those of any function; returns whether there are any. */
  private boolean assumeReturns(List<FuncOp> component, Function<FuncOp, Map<Value, Obstacle>> givenUp) {
    boolean found = false;
    for (FuncOp function : component) {
      for (int i = 0; i < function.functionType().results().size(); i++) {
        boolean isBuffer = function.functionType().results().get(i) instanceof BaseMemRefType;
        if (!isBuffer || !conventions.returned(function, i).equals(ReturnedBuffer.NOTHING)) continue;
        alwaysNew.merge(function, PersistentIntSet.of(i), PersistentIntSet::or);
        found = true;
      }
      if (found) conventions.setReturned(function, returned(function, givenUp));
    }
    return found;
  }

  private List<ReturnedBuffer> returned(FuncOp function, Function<FuncOp, Map<Value, Obstacle>> givenUp) {
    ManagedSites managed = new ManagedSites(function, givenUp.apply(function), run);
    Map<Value, Integer> sites = new HashMap<>();
    SccDataflow<Value, Origins> origins = new SccDataflow<>(managed.flow()::sources, (values, inputs) -> {
      Origins all = Origins.NONE;
      for (Value value : values) all = all.or(own(value, function, managed, sites));
      for (Origins input : inputs) all = all.or(input);
      return all;
    });
    List<ReturnedBuffer> results = new ArrayList<>();
    PersistentIntSet known = alwaysNew.getOrDefault(function, PersistentIntSet.EMPTY);
    for (int i = 0; i < function.functionType().results().size(); i++) {
      results.add(known.contains(i) ? ReturnedBuffer.ALWAYS_NEW : conventions.returned(function, i));
    }
    Predicate<Value> holding = managed.holding();
    for (Block block : function.body()) {
      if (block.last() instanceof ReturnOp end) add(end, origins, holding, function, results);
    }
    if (conventions.calls().lending().contains(function)) results.replaceAll(CallSummaries::lent);
    return results;
  }

  /** What is not lent on all paths is copied where it is not new. So is what callers could not compare with anything. */
  private static ReturnedBuffer lent(ReturnedBuffer returned) {
    return returned.canBeSaid() ? returned : ReturnedBuffer.ALWAYS_NEW;
  }

  /** A buffer can be handed over by its name, and by one result only: what may be the same new buffer besides is a copy. */
  private void add(ReturnOp end, SccDataflow<Value, Origins> origins, Predicate<Value> holding, FuncOp function, List<ReturnedBuffer> results) {
    PersistentIntSet seen = PersistentIntSet.EMPTY;
    for (int i = 0; i < end.operandCount(); i++) {
      if (!Buffers.isBuffer(end.operand(i))) continue;
      Origins found = origins.of(end.operand(i));
      if (found.sites.meets(seen) || holding.test(end.operand(i)))
        alwaysNew.merge(function, PersistentIntSet.of(i), PersistentIntSet::or);
      boolean isNew = alwaysNew.getOrDefault(function, PersistentIntSet.EMPTY).contains(i);
      results.set(i, isNew ? ReturnedBuffer.ALWAYS_NEW : results.get(i).or(found.buffer));
      if (!isNew) seen = seen.or(found.sites);
    }
  }

  /** What a value adds to what flows into it. */
  private Origins own(Value value, FuncOp function, ManagedSites managed, Map<Value, Integer> sites) {
    PersistentIntSet site = PersistentIntSet.EMPTY;
    if (managed.contains(value)) site = PersistentIntSet.of(sites.computeIfAbsent(value, key -> sites.size()));
    Op op = value.definingOp();
    if (value instanceof Value.Argument argument && argument.block() == function.body().entryBlock())
      return passed(argument, function, managed, sites);
    if (op instanceof CallLike) {
      if (!Buffers.isBuffer(value)) return new Origins(PersistentIntSet.EMPTY, ReturnedBuffer.OF_OTHERS);
      ReturnedBuffer result = conventions.returned((Value.Result) value);
      boolean isLost = result.mayBeNew() && site.isEmpty();
      return new Origins(site,
          new ReturnedBuffer(!site.isEmpty(), PersistentIntSet.EMPTY, result.mayBeOther() || isLost, result.mayBePart(), result.mayBeShifted()));
    }
    boolean isPart = op != null && Handles.makesParts(op, run.cx().registry());
    boolean isShifted = op instanceof ViewLike view && view.mayMoveAlignedPointer();
    return new Origins(site,
        new ReturnedBuffer(!site.isEmpty(), PersistentIntSet.EMPTY, site.isEmpty() && isOther(value, managed), isPart, isShifted));
  }

  /** What the function has to free is new to the caller if it returns it; so is what may be the same buffer. */
  private Origins passed(Value.Argument argument, FuncOp function, ManagedSites managed, Map<Value, Integer> sites) {
    PassedBuffer passed = conventions.passed(function, argument.index());
    if (passed.hasTwin()) return passed(function.arguments().get(passed.twin()), function, managed, sites);
    PersistentIntSet[] taken = {PersistentIntSet.EMPTY};
    passed.same().or(PersistentIntSet.of(argument.index())).forEach(number -> {
      Value each = function.arguments().get(number);
      if (managed.contains(each)) taken[0] = taken[0].or(PersistentIntSet.of(sites.computeIfAbsent(each, key -> sites.size())));
    });
    boolean isTaken = managed.contains(argument) && passed.transfer() == Transfer.ALWAYS;
    PersistentIntSet arguments = isTaken ? PersistentIntSet.EMPTY : PersistentIntSet.of(argument.index());
    return new Origins(taken[0], new ReturnedBuffer(!taken[0].isEmpty(), arguments, false, passed.mayBePart(), passed.mayBeShifted()));
  }

  private static boolean isOther(Value value, ManagedSites managed) {
    BufferViewFlow flow = managed.flow();
    return flow.mayBeTerminalBuffer(value) || flow.sources(value).isEmpty();
  }
}
