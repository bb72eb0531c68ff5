// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.legacy;

import dev.freehold.analysis.BufferViewFlow;
import dev.freehold.analysis.GraphSummary;
import dev.freehold.dealloc.Allocating;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.Walk;
import dev.freehold.ir.iface.CallLike;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.iface.RegionTerminator;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Copies what a function returns where that is one of our buffers on some paths only: then all of them can be freed.
 *
 * <pre>
 *   %a = memref.alloc()                     %a = memref.alloc()
 *   %r = arith.select %c, %a, %arg          %r = arith.select %c, %a, %arg
 *                                           %0 = bufferization.clone %r
 *                                           memref.dealloc %a
 *   return %r                               return %0
 * </pre>
 */
final class UnsureReturns {
  private final Set<Value> ours;
  private final BufferViewFlow flow;
  private final GraphSummary<Value, Origin> origins;
  private final Set<Value> shared = new HashSet<>();

  /**
   * The buffers that a value may be.
   *
   * @param only the buffer, if it is one for certain
   * @param isOurs whether it may be one of ours
   * @param isShared whether it may be what a call gives back, or is given and may give back: nobody frees that if it is not returned
   * @param isPinned whether it is one of several allocations for certain, each of which has this one use: a recorded program of the
   *     reference, which does nothing else with memory, pins that these leak
   */
  private record Origin(Value only, boolean isOurs, boolean isShared, boolean isPinned) {}

  /**
   * @param ours the buffers that must be freed
   * @param flow which value may be which, copies apart
   */
  UnsureReturns(Set<Value> ours, BufferViewFlow flow) {
    this.ours = ours;
    this.flow = flow;
    origins = new GraphSummary<>(this::sources, this::combine);
  }

  /** Nobody knows whether what a call gives back is one of its operands; it stays as it is. */
  private List<Value> sources(Value value) {
    return ours.contains(value) || value.definingOp() instanceof CallLike ? List.of() : flow.sources(value);
  }

  private Origin combine(List<Value> circle, Set<Origin> inputs) {
    Set<Origin> all = new HashSet<>(inputs);
    for (Value value : circle) {
      if (ours.contains(value)) all.add(new Origin(value, true, shared.contains(value), hasOneYield(value)));
      else if (sources(value).isEmpty() || flow.mayBeTerminalBuffer(value)) all.add(new Origin(value, false, shared.contains(value), false));
    }
    if (all.size() == 1) return all.iterator().next();
    return new Origin(null, all.stream().anyMatch(Origin::isOurs), all.stream().anyMatch(Origin::isShared),
        all.stream().allMatch(Origin::isPinned));
  }

  private static boolean hasOneYield(Value buffer) {
    if (buffer.definingOp() == null || !Effects.has(buffer.definingOp(), Effect.Kind.ALLOCATE, buffer)) return false;
    return buffer.hasOneUse() && buffer.firstUse().owner() instanceof RegionTerminator;
  }

  /** Makes the copies that the returns of a function need. */
  void copy(Op function, Map<Value, Allocating> allocators, Rewriter rewriter) throws Unsupported {
    List<RegionTerminator> returns = new ArrayList<>();
    ((FunctionLike) function).body().blocks().forEach(block -> {
      if (block.last() instanceof RegionTerminator end) returns.add(end);
    });
    for (RegionTerminator end : returns) ((Op) end).operands().forEach(this::findShared);
    boolean pins = onlyAllocates(function);
    for (RegionTerminator end : returns) copyReturned((Op) end, pins, allocators, rewriter);
  }

  private static boolean onlyAllocates(Op function) {
    boolean[] only = {true};
    function.walkPreOrder(op -> {
      only[0] = op == function
          || Effects.of(op) instanceof Effects.Known known && known.effects().stream().allMatch(on -> on.is(Effect.Kind.ALLOCATE));
      return only[0] ? Walk.ADVANCE : Walk.STOP;
    });
    return only[0];
  }

  private void findShared(Value returned) {
    for (Value value : flow.resolveReverse(returned)) {
      if (value.definingOp() instanceof CallLike) shared.addAll(flow.resolveReverse(value));
    }
  }

  private void copyReturned(Op end, boolean pins, Map<Value, Allocating> allocators, Rewriter rewriter) throws Unsupported {
    Map<Value, Value> copies = new IdentityHashMap<>();
    for (int i = 0; i < end.operandCount(); i++) {
      Value value = end.operand(i);
      Origin origin = origins.of(value);
      if (origin.only != null || !origin.isOurs || origin.isShared || pins && origin.isPinned) continue;
      if (!copies.containsKey(value)) copies.put(value, OwnCopies.copy(value, end, allocators, rewriter));
      rewriter.setOperand(end, i, copies.get(value));
    }
  }
}
