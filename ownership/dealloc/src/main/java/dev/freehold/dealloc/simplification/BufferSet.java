// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.simplification;

import dev.freehold.analysis.BufferOrigin;
import dev.freehold.analysis.PersistentIntSet;
import dev.freehold.ir.Block;
import dev.freehold.ir.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Several buffers, which are asked whether another may be among them. Buffers about which the same is known are counted and not
 * looked at one by one, so that a block may have any number of them.
 */
final class BufferSet {
  private final List<Buffer> members;
  private final BufferOrigin origins;
  /** At most one for each pair of a kind and a birth. */
  private final List<Sort> sorts = new ArrayList<>();

  /** Where a buffer comes into being. */
  private enum Birth {
    ALLOCATED,
    ARGUMENT,
    OTHER
  }

  /** What is known of a buffer that is no view. */
  private record Buffer(Value value, PersistentIntSet terminals, BufferOrigin.Kind kind, Birth birth) {
    Block block() {
      return value.enclosingBlock();
    }
  }

  /** The members of a kind and a birth, which decide, with the terminals, whether a buffer can be the same as another. */
  private static final class Sort {
    private final BufferOrigin.Kind kind;
    private final Birth birth;
    private final Map<Block, Verdicts> byBlock = new HashMap<>();
    /** The verdicts of all blocks together; made when first asked for. */
    private @Nullable Verdicts whole;

    Sort(BufferOrigin.Kind kind, Birth birth) {
      this.kind = kind;
      this.birth = birth;
    }

    boolean isOf(Buffer buffer) {
      return kind == buffer.kind && birth == buffer.birth;
    }

    void add(Buffer member) {
      byBlock.computeIfAbsent(member.block(), b -> new Verdicts()).add(1, member.terminals, PersistentIntSet.EMPTY);
    }

    private Verdicts whole() {
      if (whole == null) {
        whole = new Verdicts();
        for (Verdicts part : byBlock.values()) whole.add(part.count, part.once, part.twice);
      }
      return whole;
    }

    /** Whether a buffer may be the same as more members than {@code own}, 0 or 1. */
    boolean mayHold(Buffer buffer, int own) {
      boolean apart = BufferOrigin.areApart(kind, buffer.kind);
      return whole().hold(buffer.terminals, own, apart) && (!dependsOnBlocks(buffer) || mayHoldInSomeBlock(buffer, apart));
    }

    /** Something allocated in a block, or below, is none of the arguments that the block came with. */
    private boolean dependsOnBlocks(Buffer buffer) {
      return birth == Birth.ALLOCATED && buffer.birth == Birth.ARGUMENT || birth == Birth.ARGUMENT && buffer.birth == Birth.ALLOCATED;
    }

    private boolean mayHoldInSomeBlock(Buffer buffer, boolean apart) {
      for (Map.Entry<Block, Verdicts> entry : byBlock.entrySet()) {
        Block inner = buffer.birth == Birth.ALLOCATED ? buffer.block() : entry.getKey();
        Block outer = buffer.birth == Birth.ALLOCATED ? entry.getKey() : buffer.block();
        boolean under = inner == outer || outer.ancestorIn(inner.enclosingRegion().enclosingOp()) != null;
        if (!under && entry.getValue().hold(buffer.terminals, 0, apart)) return true;
      }
      return false;
    }
  }

  /** The terminals of members, counted up to two. */
  private static final class Verdicts {
    private int count;
    /** The terminals of at least one of them. */
    private PersistentIntSet once = PersistentIntSet.EMPTY;
    /** The terminals of at least two. */
    private PersistentIntSet twice = PersistentIntSet.EMPTY;

    /** Adds so many members with these terminals, {@code more} of which at least two have. */
    void add(int members, PersistentIntSet terminals, PersistentIntSet more) {
      count += members;
      twice = twice.or(once.and(terminals)).or(more);
      once = once.or(terminals);
    }

    /** Whether there are more than {@code own}, 0 or 1, that are not {@code apart} from a buffer or share a terminal with it. */
    boolean hold(PersistentIntSet terminals, int own, boolean apart) {
      if (count <= own) return false;
      return !apart || terminals.meets(own == 0 ? once : twice);
    }
  }

  BufferSet(List<Value> members, BufferOrigin origins) {
    this.origins = origins;
    this.members = new ArrayList<>(members.size());
    for (Value member : members) {
      Buffer buffer = buffer(member);
      this.members.add(buffer);
      sortOf(buffer).add(buffer);
    }
  }

  private Buffer buffer(Value value) {
    Value base = BufferOrigin.baseOf(value);
    BufferOrigin.Origin origin = origins.originOf(base);
    Birth birth = BufferOrigin.isAllocated(base) ? Birth.ALLOCATED : base instanceof Value.Argument ? Birth.ARGUMENT : Birth.OTHER;
    return new Buffer(base, origin.terminals(), origin.kind(), birth);
  }

  private Sort sortOf(Buffer buffer) {
    for (Sort sort : sorts) {
      if (sort.isOf(buffer)) return sort;
    }
    sorts.add(new Sort(buffer.kind, buffer.birth));
    return sorts.getLast();
  }

  /** Whether {@code buffer} may be the same as a member. */
  boolean mayHold(Value buffer) {
    return mayHold(buffer(buffer), 0);
  }

  /** Whether the member at a position may be the same as another member. */
  boolean mayHoldBesides(int position) {
    return mayHold(members.get(position), 1);
  }

  /** Whether more members than the buffer itself, which is {@code own} times among those of its sort, may be the same. */
  private boolean mayHold(Buffer buffer, int own) {
    for (Sort sort : sorts) {
      if (sort.mayHold(buffer, sort.isOf(buffer) ? own : 0)) return true;
    }
    return false;
  }
}
