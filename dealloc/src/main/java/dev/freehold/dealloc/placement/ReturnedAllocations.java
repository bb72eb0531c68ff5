// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.placement;

import dev.freehold.analysis.BufferViewFlow;
import dev.freehold.analysis.LiveRange;
import dev.freehold.func.FuncOp;
import dev.freehold.func.ReturnOp;
import dev.freehold.ir.Block;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Successor;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.memref.AllocLike;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Allocations that a function returns and that a buffer of the caller can stand for from the start.
 *
 * <p>The reference takes every allocation that is returned, and so may let one buffer stand for two that are needed at the same
 * time, or free the caller's. Here an allocation is taken only if
 * <ul>
 *   <li>nothing frees it;
 *   <li>wherever it or an alias of it is returned, it is returned in the same position;
 *   <li>no other that stands in that position is needed while it is, which includes itself in another round of a loop.
 * </ul>
 */
final class ReturnedAllocations {
  private final List<ReturnOp> returns;
  private final Predicate<MemRefType> wanted;
  private final BufferViewFlow flow;
  private final Map<Value, Integer> positions = new HashMap<>();
  private final Map<Integer, List<Range>> taken = new HashMap<>();

  /** Where a buffer is needed, under any of its names. */
  private record Range(Value buffer, Map<Value, LiveRange> aliases) {}

  ReturnedAllocations(FuncOp function, List<ReturnOp> returns, Predicate<MemRefType> wanted, Registry registry) {
    this.returns = returns;
    this.wanted = wanted;
    flow = returnsWanted() ? BufferViewFlow.cautious(function, registry) : null;
    if (flow == null) return;
    for (ReturnOp end : returns) {
      int position = 0;
      for (Value value : end.operands()) {
        if (value.type() instanceof MemRefType) consider(value, position++);
      }
    }
  }

  /** Whether the caller's buffer in that position stands for {@code value}. */
  boolean isFor(Value value, int position) {
    Integer found = positions.get(value);
    return found != null && found == position;
  }

  private boolean returnsWanted() {
    for (ReturnOp end : returns) {
      for (Value value : end.operands()) {
        if (isWanted(value)) return true;
      }
    }
    return false;
  }

  private boolean isWanted(Value value) {
    return value.definingOp() instanceof AllocLike && wanted.test((MemRefType) value.type());
  }

  private void consider(Value value, int position) {
    if (!isWanted(value) || positions.containsKey(value)) return;
    Set<Value> aliases = flow.resolve(value);
    boolean suitable = !isFreed(aliases) && isReturnedOnlyAt(position, value, aliases) && !goesRound(value, aliases);
    if (suitable) suitable = take(value, aliases, position);
    positions.put(value, suitable ? position : -1);
  }

  private static boolean isFreed(Set<Value> aliases) {
    for (Value alias : aliases) {
      for (Use use = alias.firstUse(); use != null; use = use.next()) {
        if (Effects.has(use.owner(), Effect.Kind.FREE, alias)) return true;
      }
    }
    return false;
  }

  private boolean isReturnedOnlyAt(int position, Value value, Set<Value> aliases) {
    for (Value alias : aliases) {
      for (Use use = alias.firstUse(); use != null; use = use.next()) {
        if (use.owner() instanceof ReturnOp end && bufferAt(end, position) != value) return false;
      }
    }
    return true;
  }

  private static Value bufferAt(ReturnOp end, int position) {
    int left = position;
    for (Value value : end.operands()) {
      if (value.type() instanceof MemRefType && left-- == 0) return value;
    }
    return null;
  }

  /** Whether the buffer of one round of a loop may be there in the next: the allocation runs again, and branches pass it on. */
  private static boolean goesRound(Value value, Set<Value> aliases) {
    boolean passed = false;
    for (Value alias : aliases) passed |= alias instanceof Value.Argument argument && !argument.owner().isEntry();
    if (!passed) return false;
    Set<Block> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Block> pending = new ArrayDeque<>();
    pending.push(value.block());
    while (!pending.isEmpty()) {
      for (Successor edge = pending.pop().firstPredecessor(); edge != null; edge = edge.next()) {
        Block before = edge.owner().block();
        if (before == value.block()) return true;
        if (seen.add(before)) pending.push(before);
      }
    }
    return false;
  }

  private boolean take(Value value, Set<Value> aliases, int position) {
    Map<Value, LiveRange> ranges = new LinkedHashMap<>();
    for (Value alias : aliases) ranges.put(alias, LiveRange.of(alias));
    Range range = new Range(value, ranges);
    List<Range> others = taken.computeIfAbsent(position, p -> new ArrayList<>());
    for (Range other : others) {
      if (isLiveAt(other, value.definingOp()) || isLiveAt(range, other.buffer.definingOp())) return false;
    }
    others.add(range);
    return true;
  }

  private static boolean isLiveAt(Range range, Op op) {
    for (Map.Entry<Value, LiveRange> alias : range.aliases.entrySet()) {
      Op definition = alias.getKey().definingOp();
      if (definition != null && definition.block() == op.block() && !definition.isBefore(op)) continue;
      boolean starts = alias.getValue().isLiveInto(op.block()) || alias.getKey().block() == op.block();
      if (starts && alias.getValue().end(op.block(), op) != op) return true;
    }
    return false;
  }
}
