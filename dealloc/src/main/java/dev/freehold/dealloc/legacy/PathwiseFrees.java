// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.legacy;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Successor;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Frees a buffer on every path at its own place, where no place that the allocation dominates lies behind all uses:
 *
 * <pre>
 *   %a = memref.alloc()           cf.cond_br %c, ^use, ^other
 * ^use:    … %a …                 memref.dealloc %a    return       after the last use
 * ^other:                         memref.dealloc %a    return       where the buffer is needed no more
 * </pre>
 *
 * No path comes back to where the buffer was needed once it has left, since there are no circles of branches.
 */
final class PathwiseFrees {
  private final Value buffer;
  private final Aliases aliases;
  private final EdgeFrees frees;
  private final Region region;
  /** The last operation of a block that needs the buffer; null for a block that only receives it. */
  private final Map<Block, Op> lastUses = new IdentityHashMap<>();
  private final Set<Block> in = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Set<Block> out = Collections.newSetFromMap(new IdentityHashMap<>());
  /** The blocks behind those that need the buffer at whose start it has been freed. */
  private final Set<Block> freed = Collections.newSetFromMap(new IdentityHashMap<>());

  PathwiseFrees(Value buffer, Aliases aliases, EdgeFrees frees) {
    this.buffer = buffer;
    this.aliases = aliases;
    this.frees = frees;
    region = buffer.region();
  }

  void insert() throws Unsupported {
    findUses();
    for (Block block : lastUses.keySet()) traceBack(block);
    for (Block block : region.blocks()) {
      if (block != buffer.block() && !in.contains(block)) continue;
      if (out.contains(block)) freeOnWaysOut(block);
      else freeAfter(block, lastUses.get(block));
    }
  }

  private void findUses() {
    Set<Value> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    aliases.walk(buffer, value -> {
      if (!seen.add(value)) return false;
      if (value.definingOp() != null) use(value.definingOp());
      else if (value.region() == region) lastUses.putIfAbsent(value.block(), null);
      for (Use use = value.firstUse(); use != null; use = use.next()) use(use.owner());
      return true;
    });
  }

  private void use(Op op) {
    while (op.parentRegion() != region) op = op.parentOp();
    Op known = lastUses.get(op.block());
    if (known == null || known.isBefore(op)) lastUses.put(op.block(), op);
  }

  /** The buffer is needed on all ways from its allocation to the block. */
  private void traceBack(Block start) {
    if (start == buffer.block() || !in.add(start)) return;
    Deque<Block> pending = new ArrayDeque<>(List.of(start));
    while (!pending.isEmpty()) {
      for (Successor edge = pending.pop().firstPredecessor(); edge != null; edge = edge.next()) {
        Block before = edge.owner().block();
        out.add(before);
        if (before != buffer.block() && in.add(before)) pending.push(before);
      }
    }
  }

  private void freeAfter(Block block, Op last) {
    if (last == null) frees.freeAt(block.first(), buffer);
    else if (last.next() != null) frees.freeAt(last.next(), buffer);
  }

  private void freeOnWaysOut(Block block) throws Unsupported {
    Op terminator = block.last();
    for (int i = 0; i < terminator.successorCount(); i++) {
      Block next = terminator.successor(i);
      if (in.contains(next)) continue;
      boolean always = true;
      for (Successor edge = next.firstPredecessor(); edge != null; edge = edge.next()) always &= out.contains(edge.owner().block());
      if (!always) frees.freeBetween(terminator, i, buffer);
      else if (freed.add(next)) frees.freeAt(next.first(), buffer);
    }
  }
}
