// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.legacy;

import dev.freehold.analysis.BufferViewFlow;
import dev.freehold.analysis.LiveRange;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Successor;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import java.util.Collections;
import java.util.IdentityHashMap;
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
  private final Set<Value> names;
  private final LiveRange range;
  private final EdgeFrees frees;
  private final Region region;
  /** The last operation of a block that needs the buffer; none for a block that only receives it. */
  private final Map<Block, Op> lastUses = new IdentityHashMap<>();
  /** The blocks behind those that need the buffer at whose start it has been freed. */
  private final Set<Block> freed = Collections.newSetFromMap(new IdentityHashMap<>());

  PathwiseFrees(Value buffer, BufferViewFlow flow, EdgeFrees frees) {
    this.buffer = buffer;
    this.frees = frees;
    names = flow.resolve(buffer);
    range = LiveRange.of(buffer, names);
    region = buffer.region();
  }

  void insert() throws Unsupported {
    findLastUses();
    free(buffer.block());
    for (Block block : range.liveInto()) {
      if (block.region() == region) free(block);
    }
  }

  private void free(Block block) throws Unsupported {
    if (range.isLiveOutOf(block)) freeOnWaysOut(block);
    else freeAfter(block, lastUses.get(block));
  }

  private void findLastUses() {
    for (Value name : names) {
      if (name.definingOp() != null) use(name.definingOp());
      for (Use use = name.firstUse(); use != null; use = use.next()) use(use.owner());
    }
  }

  private void use(Op op) {
    while (op.parentRegion() != region) op = op.parentOp();
    Op known = lastUses.get(op.block());
    if (known == null || known.isBefore(op)) lastUses.put(op.block(), op);
  }

  private void freeAfter(Block block, Op last) {
    if (last == null) frees.freeAt(block.first(), buffer);
    else if (last.next() != null) frees.freeAt(last.next(), buffer);
  }

  private void freeOnWaysOut(Block block) throws Unsupported {
    Op terminator = block.last();
    for (int i = 0; i < terminator.successorCount(); i++) {
      Block next = terminator.successor(i);
      if (range.isLiveInto(next)) continue;
      boolean always = true;
      for (Successor edge = next.firstPredecessor(); edge != null; edge = edge.next()) always &= range.isLiveOutOf(edge.owner().block());
      if (!always) frees.freeBetween(terminator, i, buffer);
      else if (freed.add(next)) frees.freeAt(next.first(), buffer);
    }
  }
}
