// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.simplification;

import dev.freehold.analysis.BufferOrigin;
import dev.freehold.ir.Block;
import dev.freehold.ir.Value;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Several buffers, which are asked whether another may be among them. Buffers about which the same is known are counted and not
 * looked at one by one, so that a block may have any number of them.
 */
final class BufferGroup {
  private final List<Value> members;
  private final BufferOrigin origins;
  private final Map<Value, Integer> bases = new HashMap<>();
  private final Map<Sort, Integer> sorts = new HashMap<>();
  private Map<Value, Map<Sort, Integer>> byTerminal;

  /** What decides whether a buffer can be the same as one that it shares no terminal with. */
  private record Sort(BufferOrigin.Kind kind, boolean allocated, Block block) {
    /** Something allocated in a block, or below, is none of the arguments that the block came with. */
    boolean excludes(Sort other) {
      return isAllocatedUnder(this, other) || isAllocatedUnder(other, this);
    }

    private static boolean isAllocatedUnder(Sort allocated, Sort argument) {
      if (!allocated.allocated || argument.allocated || argument.block == null) return false;
      Block block = allocated.block;
      return block == argument.block || argument.block.ancestorIn(block.parentOp()) != null;
    }
  }

  BufferGroup(List<Value> members, BufferOrigin origins) {
    this.members = members;
    this.origins = origins;
    for (Value member : members) {
      bases.merge(BufferOrigin.baseOf(member), 1, Integer::sum);
      sorts.merge(sortOf(member), 1, Integer::sum);
    }
  }

  private Map<Sort, Integer> withTerminal(Value terminal) {
    if (byTerminal == null) {
      byTerminal = new HashMap<>();
      for (Value member : members) {
        Sort sort = sortOf(member);
        for (Value each : origins.originOf(member).terminals()) {
          byTerminal.computeIfAbsent(each, t -> new HashMap<>(2)).merge(sort, 1, Integer::sum);
        }
      }
    }
    return byTerminal.getOrDefault(terminal, Map.of());
  }

  private Sort sortOf(Value buffer) {
    Value base = BufferOrigin.baseOf(buffer);
    boolean allocated = BufferOrigin.isAllocated(base);
    Block block = allocated || base instanceof Value.Argument ? base.block() : null;
    return new Sort(origins.originOf(buffer).kind(), allocated, block);
  }

  /** Whether {@code buffer} may be the same as a member. */
  boolean mayHold(Value buffer) {
    return mayHold(buffer, 0);
  }

  /** Whether the member at a position may be the same as another member. */
  boolean mayHoldBesides(int position) {
    return mayHold(members.get(position), 1);
  }

  /** Whether more members than the buffer itself, which is {@code own} times among them, may be the same. */
  private boolean mayHold(Value buffer, int own) {
    if (bases.getOrDefault(BufferOrigin.baseOf(buffer), 0) > own) return true;
    Sort sort = sortOf(buffer);
    if (holdsOther(sorts, sort, own, true)) return true;
    for (Value terminal : origins.originOf(buffer).terminals()) {
      if (holdsOther(withTerminal(terminal), sort, own, false)) return true;
    }
    return false;
  }

  private static boolean holdsOther(Map<Sort, Integer> counts, Sort sort, int own, boolean apart) {
    for (Map.Entry<Sort, Integer> entry : counts.entrySet()) {
      Sort other = entry.getKey();
      if (apart && BufferOrigin.areApart(sort.kind, other.kind) || sort.excludes(other)) continue;
      if (entry.getValue() > (other.equals(sort) ? own : 0)) return true;
    }
    return false;
  }
}
