// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.simplification;

import dev.freehold.analysis.BufferOrigin;
import dev.freehold.analysis.PersistentIntSet;
import dev.freehold.ir.Block;
import dev.freehold.ir.Value;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Several buffers, which are asked whether another may be among them. Buffers about which the same is known are counted and not
 * looked at one by one, so that a block may have any number of them.
 */
final class BufferSet {
  private final List<Value> members;
  private final BufferOrigin origins;
  private final Map<Value, Integer> bases = new HashMap<>();
  private final Map<Sort, VerdictCounters> sorts = new HashMap<>();

  /** Where a buffer comes into being. */
  private enum Birth {
    ALLOCATED,
    ARGUMENT,
    OTHER
  }

  /** What decides, with the terminals, whether a buffer can be the same as another. */
  private record Sort(BufferOrigin.Kind kind, Birth birth) {
    /** Something allocated in a block, or below, is none of the arguments that the block came with. */
    boolean dependsOnBlocks(Sort other) {
      return birth == Birth.ALLOCATED && other.birth == Birth.ARGUMENT || birth == Birth.ARGUMENT && other.birth == Birth.ALLOCATED;
    }
  }

  /** The members of a sort. */
  private static final class VerdictCounters {
    private int count;
    /** The terminals of at least one of them. */
    private PersistentIntSet once = PersistentIntSet.EMPTY;
    /** The terminals of at least two. */
    private PersistentIntSet twice = PersistentIntSet.EMPTY;
    private final Map<Block, VerdictCounters> byBlock = new HashMap<>(2);

    void add(PersistentIntSet terminals) {
      count++;
      twice = twice.or(once.and(terminals));
      once = once.or(terminals);
    }

    /** Whether there are more than {@code own}, 0 or 1, that are not {@code apart} from a buffer or share a terminal with it. */
    boolean holds(PersistentIntSet terminals, int own, boolean apart) {
      if (count <= own) return false;
      return !apart || terminals.meets(own == 0 ? once : twice);
    }
  }

  BufferSet(List<Value> members, BufferOrigin origins) {
    this.members = members;
    this.origins = origins;
    for (Value member : members) {
      Value base = BufferOrigin.baseOf(member);
      PersistentIntSet terminals = origins.originOf(base).terminals();
      bases.merge(base, 1, Integer::sum);
      VerdictCounters tally = sorts.computeIfAbsent(sortOf(base), s -> new VerdictCounters());
      tally.add(terminals);
      tally.byBlock.computeIfAbsent(base.enclosingBlock(), b -> new VerdictCounters()).add(terminals);
    }
  }

  private Sort sortOf(Value base) {
    Birth birth = BufferOrigin.isAllocated(base) ? Birth.ALLOCATED : base instanceof Value.Argument ? Birth.ARGUMENT : Birth.OTHER;
    return new Sort(origins.originOf(base).kind(), birth);
  }

  /** Whether {@code buffer} may be the same as a member. */
  boolean mayHold(Value buffer) {
    return mayHold(BufferOrigin.baseOf(buffer), 0);
  }

  /** Whether the member at a position may be the same as another member. */
  boolean mayHoldBesides(int position) {
    return mayHold(BufferOrigin.baseOf(members.get(position)), 1);
  }

  /** Whether more members than the buffer itself, which is {@code own} times among them, may be the same. */
  private boolean mayHold(Value base, int own) {
    if (bases.getOrDefault(base, 0) > own) return true;
    Sort sort = sortOf(base);
    PersistentIntSet terminals = origins.originOf(base).terminals();
    for (Map.Entry<Sort, VerdictCounters> entry : sorts.entrySet()) {
      Sort other = entry.getKey();
      boolean apart = BufferOrigin.areApart(sort.kind, other.kind);
      if (!entry.getValue().holds(terminals, other.equals(sort) ? own : 0, apart)) continue;
      if (!sort.dependsOnBlocks(other) || holdsInSomeBlock(entry.getValue(), base, sort, apart)) return true;
    }
    return false;
  }

  private boolean holdsInSomeBlock(VerdictCounters tally, Value base, Sort sort, boolean apart) {
    PersistentIntSet terminals = origins.originOf(base).terminals();
    for (Map.Entry<Block, VerdictCounters> entry : tally.byBlock.entrySet()) {
      Block inner = sort.birth == Birth.ALLOCATED ? base.enclosingBlock() : entry.getKey();
      Block outer = sort.birth == Birth.ALLOCATED ? entry.getKey() : base.enclosingBlock();
      boolean under = inner == outer || outer.ancestorIn(inner.enclosingRegion().enclosingOp()) != null;
      if (!under && entry.getValue().holds(terminals, 0, apart)) return true;
    }
    return false;
  }
}
