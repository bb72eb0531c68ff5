// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse;

import dev.freehold.dealloc.Buffers;
import dev.freehold.dealloc.lastuse.calls.Allocations;
import dev.freehold.dealloc.lastuse.calls.Conventions;
import dev.freehold.dealloc.lastuse.calls.DirectCalls;
import dev.freehold.dealloc.lastuse.calls.GainingArguments;
import dev.freehold.dealloc.lastuse.calls.PassedBuffer;
import dev.freehold.dealloc.lastuse.calls.RunContext;
import dev.freehold.dealloc.lastuse.calls.Transfer;
import dev.freehold.dealloc.lastuse.calls.UnusedArguments;
import dev.freehold.dealloc.lastuse.handles.CallSummaries;
import dev.freehold.dealloc.lastuse.handles.Obstacle;
import dev.freehold.dealloc.lastuse.options.Signatures;
import dev.freehold.dealloc.lastuse.placement.RegionPlacement;
import dev.freehold.dealloc.lastuse.preparation.SharedEdgeBlocks;
import dev.freehold.func.CallOp;
import dev.freehold.func.FuncOp;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.FunctionLike;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds what functions agree on with their callers. At first a function frees all its arguments; then those are taken back that it gains nothing by
 * freeing, that it cannot free, or that no caller can hand over, until nothing changes. An argument that only some callers hand over always is
 * handed over with an {@code i1}.
 */
final class Agreement {
  private final Conventions conventions;
  private final DirectCalls calls;
  private final RunContext run;
  private final SharedEdgeBlocks shared;
  private final Allocations allocations;
  private final CallSummaries summaries;
  /** By function what cannot be freed, and therefore is not the caller's to free. */
  private final Map<Op, Map<Value, Obstacle>> lost = new HashMap<>();
  private final Map<Op, FunctionPlacement> placements = new HashMap<>();
  private final GainingArguments gaining;

  Agreement(RunContext run, SharedEdgeBlocks shared) {
    this.run = run;
    this.shared = shared;
    conventions = run.conventions();
    calls = conventions.calls();
    allocations = new Allocations(conventions, run.cx().symbols());
    gaining = new GainingArguments(conventions);
    summaries = new CallSummaries(run);
  }

  /** Sets the conventions; returns the deallocations of the functions that it has looked at. */
  Map<Op, FunctionPlacement> reach() {
    Set<Op> involved = involved();
    Set<Op> stale = new LinkedHashSet<>(involved);
    stale.addAll(calls.lending());
    Set<FuncOp> concerned = new LinkedHashSet<>(calls.functions());
    while (!stale.isEmpty()) {
      for (FuncOp changed : summaries.update(List.copyOf(stale), this::lostIn)) addWithCallers(changed, stale);
      stale.retainAll(involved);
      stale.forEach(this::place);
      stale.forEach(function -> concerned.addAll(calls.calledBy(function)));
      for (Value changed : gaining.update()) concerned.add((FuncOp) changed.enclosingBlock().parentOp());
      stale = new LinkedHashSet<>();
      for (FuncOp function : concerned) {
        if (demote(function)) addWithCallers(function, stale);
      }
      concerned.clear();
      // What could not be freed only because of what has just been taken back is not lost.
      if (stale.isEmpty()) stale = lose();
    }
    return placements;
  }

  /** Sets what functions take at first; returns those that are to be looked at. */
  private Set<Op> involved() {
    Set<Op> involved = new LinkedHashSet<>(calls.functions());
    if (run.options().signatures() != Signatures.ALL) return involved;
    for (FuncOp function : calls.functions()) {
      conventions.setPassed(function, function.arguments().stream().map(argument -> atFirst(argument, function)).toList());
      involved.addAll(calls.callersOf(function));
    }
    return involved;
  }

  private void addWithCallers(FuncOp function, Set<Op> functions) {
    functions.add(function);
    functions.addAll(calls.callersOf(function));
  }

  private void place(Op function) {
    FunctionPlacement made = new FunctionPlacement(function, lostIn(function), shared, run);
    placements.put(function, made);
    if (function instanceof FuncOp known && calls.functions().contains(known)) gaining.set(known, made.gains(allocations));
  }

  private Map<Value, Obstacle> lostIn(Op function) {
    return lost.getOrDefault(function, Map.of());
  }

  /** Notes what cannot be freed; returns the functions in which that is more than before. */
  private Set<Op> lose() {
    Set<Op> found = new LinkedHashSet<>();
    placements.forEach((function, placement) -> {
      Map<Value, Obstacle> givenUp = placement.givenUp();
      if (givenUp.size() > lostIn(function).size()) found.add(function);
      lost.put(function, givenUp);
    });
    return found;
  }

  /** Whether a call hands an operand over; null if it cannot, although the buffer is needed no longer. */
  @Nullable
  Transfer handedOver(CallOp call, int operand) {
    RegionPlacement around = around(call);
    return around == null ? Transfer.NEVER : around.handedOver(call, operand);
  }

  private PassedBuffer atFirst(Value.Argument argument, FuncOp function) {
    UnusedArguments unused = conventions.unused();
    if (!Buffers.isBuffer(argument) || unused.contains(argument)) return PassedBuffer.BORROWED;
    int last = argument.index();
    for (int i = last + 1; i < function.arguments().size(); i++) {
      int other = i;
      if (!unused.contains(function.arguments().get(i))
          && calls.of(function).stream().allMatch(call -> call.operand(other) == call.operand(argument.index())))
        last = i;
    }
    return last == argument.index() ? PassedBuffer.TAKEN : PassedBuffer.of(last);
  }

  private static @Nullable Op caller(CallOp call) {
    return call.parentOfType(FunctionLike.class) instanceof Op function ? function : null;
  }

  /** Takes back what a function cannot be handed over, and notes what its arguments may be; returns whether anything changes. */
  private boolean demote(FuncOp function) {
    if (!conventions.takes(function)) return false;
    List<PassedBuffer> passed = new ArrayList<>();
    for (int i = 0; i < function.arguments().size(); i++) {
      PassedBuffer before = conventions.passed(function, i);
      Transfer transfer = before.transfer() == Transfer.NEVER ? Transfer.NEVER : transfer(function, i);
      PassedBuffer now = before.with(before.transfer() == Transfer.CONDITIONAL && transfer == Transfer.ALWAYS ? Transfer.CONDITIONAL : transfer);
      for (CallOp call : calls.of(function)) now = now.or(passed(call, i));
      passed.add(now);
    }
    for (int i = 0; i < passed.size(); i++) passed.set(i, passed.get(i).among(passed));
    return conventions.setPassed(function, passed);
  }

  /** How an argument is handed over, by what is agreed on now. */
  private Transfer transfer(FuncOp function, int i) {
    if (!gaining.contains(function.arguments().get(i))) return Transfer.NEVER;
    Set<Transfer> found = new HashSet<>();
    for (CallOp call : calls.of(function)) {
      Transfer transfer = handedOver(call, i);
      if (transfer == null) return Transfer.NEVER;
      found.add(transfer);
    }
    return found.size() == 1 ? found.iterator().next() : Transfer.CONDITIONAL;
  }

  private PassedBuffer passed(CallOp call, int i) {
    RegionPlacement around = around(call);
    return around == null || !Buffers.isBuffer(call.operand(i)) ? PassedBuffer.BORROWED : around.passed(call, i);
  }

  private @Nullable RegionPlacement around(CallOp call) {
    Op caller = caller(call);
    FunctionPlacement placement = caller == null ? null : placements.get(caller);
    return placement == null ? null : placement.around(call);
  }
}
