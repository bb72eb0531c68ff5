// SPDX-License-Identifier: Apache-2.0
package dev.freehold.analysis;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Successor;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Where one value is needed, or a buffer under several names; {@link Liveness} is the same for many values at once. A snapshot. */
public final class LiveRange {
  private final Value value;
  private final Iterable<? extends Value> names;
  private final Set<Block> in = new LinkedHashSet<>();
  private final Set<Block> out = new HashSet<>();

  private LiveRange(Value value, Iterable<? extends Value> names) {
    this.value = value;
    this.names = names;
  }

  /** What remembers the blocks that a value is live into and out of. */
  interface Marks {
    /** Returns whether the block is new. */
    boolean in(Block block, Value value);

    void out(Block block, Value value);
  }

  public static LiveRange of(Value value) {
    return of(value, List.of(value));
  }

  /**
   * Where a buffer is needed under any of its names, all of which its block dominates. A block argument needs it where its
   * block begins, used or not.
   *
   * @param names includes {@code buffer}
   */
  public static LiveRange of(Value buffer, Iterable<? extends Value> names) {
    LiveRange range = new LiveRange(buffer, names);
    Marks marks = new Marks() {
      @Override
      public boolean in(Block block, Value live) {
        return range.in.add(block);
      }

      @Override
      public void out(Block block, Value live) {
        range.out.add(block);
      }
    };
    for (Value name : names) {
      trace(name, buffer.enclosingBlock(), marks);
      if (name != buffer && name instanceof Value.Argument argument) enter(name, buffer.enclosingBlock(), argument.owner(), marks);
    }
    return range;
  }

  /** The blocks that the value is live into, those of nested regions included. */
  public Set<Block> liveInto() {
    return Collections.unmodifiableSet(in);
  }

  /** Whether some use can be reached from the start of {@code block}, with the value defined before. */
  public boolean isLiveInto(Block block) {
    return in.contains(block);
  }

  /** Whether some use can be reached from the end of {@code block} without passing the definition. */
  public boolean isLiveOutOf(Block block) {
    return out.contains(block);
  }

  /** The first operation of {@code block} that the value is there for; its definition, where it is not live into the block. */
  public Op start(Block block) {
    Op definition = value.definingOp();
    return isLiveInto(block) || definition == null ? block.firstOp() : definition;
  }

  /** The last operation of {@code block} that needs the value, or holds one that does; {@code start} where none after it does. */
  public Op end(Block block, Op start) {
    if (isLiveOutOf(block)) return block.lastOp();
    Op end = start;
    for (Value name : names) end = lastUse(name, block, end);
    return end;
  }

  /** The last operation of {@code block} that uses {@code value}, or holds one that does; {@code start} where none after it does. */
  public static Op lastUse(Value value, Block block, Op start) {
    Op end = start;
    for (Use use = value.firstUse(); use != null; use = use.next()) {
      Op user = block.ancestorIn(use.owner());
      if (user != null && end.isBefore(user)) end = user;
    }
    return end;
  }

  /** Follows every use of a value back along the edges that enter its block, to the definition. */
  static void trace(Value value, Marks marks) {
    trace(value, value.enclosingBlock(), marks);
  }

  private static void trace(Value value, Block definition, Marks marks) {
    for (Use use = value.firstUse(); use != null; use = use.next()) enter(value, definition, use.owner().enclosingBlock(), marks);
  }

  private static void enter(Value value, Block definition, Block start, Marks marks) {
    Region home = definition.region();
    Block block = start;
    while (block.region() != home) {
      follow(value, definition, block, marks);
      block = block.enclosingRegion().enclosingOp().enclosingBlock();
    }
    if (block != definition) follow(value, definition, block, marks);
  }

  private static void follow(Value value, Block definition, Block start, Marks marks) {
    Deque<Block> pending = new ArrayDeque<>();
    if (marks.in(start, value)) pending.add(start);
    while (!pending.isEmpty()) {
      for (Successor edge = pending.poll().firstPredecessor(); edge != null; edge = edge.next()) {
        Block before = edge.owner().enclosingBlock();
        marks.out(before, value);
        if (before != definition && marks.in(before, value)) pending.add(before);
      }
    }
  }
}
