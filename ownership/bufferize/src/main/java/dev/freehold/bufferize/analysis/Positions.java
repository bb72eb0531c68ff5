// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.analysis;

import dev.freehold.analysis.BlockCycles;
import dev.freehold.bufferize.BufferizableOps;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.SymbolTable;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.analysis.Dominance;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Numbers for operations, outer before inner, blocks before those that they dominate; and where writes may be that disturb a read: not in
 * front of where the elements come from, and not behind the read. Where control may go back, or comes to one of several regions, all that is
 * around counts.
 */
final class Positions {
  private final BufferizableOps ops;
  private final BlockPositions blocks;
  private final BlockCycles cycles = new BlockCycles();
  private final int[] ends;
  private final int count;

  Positions(Op root, BufferizableOps ops, Dominance dominance) {
    this.ops = ops;
    blocks = new BlockPositions(dominance);
    List<Op> ordered = order(root);
    count = ordered.size();
    ends = new int[count];
    for (int i = 0; i < count; i++) ordered.get(i).setId(i);
    for (Op op : ordered.reversed()) {
      ends[op.id()] = Math.max(ends[op.id()], op.id());
      if (op != root) ends[op.enclosingOp().id()] = Math.max(ends[op.enclosingOp().id()], ends[op.id()]);
    }
    for (Op op : ordered) {
      for (Region region : op.regions()) {
        if (!region.isEmpty() && !region.hasOneBlock()) blocks.add(region, this::of, this::end);
      }
    }
  }

  private List<Op> order(Op root) {
    List<Op> ordered = new ArrayList<>();
    Deque<Op> pending = new ArrayDeque<>(List.of(root));
    while (!pending.isEmpty()) {
      Op op = pending.pop();
      ordered.add(op);
      for (Region region : op.regions().reversed()) {
        for (Block block : blocks.order(region).reversed()) {
          for (Op inner = block.last(); inner != null; inner = inner.prev()) pending.push(inner);
        }
      }
    }
    return ordered;
  }

  int count() {
    return count;
  }

  /** The position of an operation. */
  int of(Op op) {
    return op.id();
  }

  /** The position of the last operation in the regions of one: it may run at any of these, as far as its writes are concerned. */
  int end(Op op) {
    return ends[op.id()];
  }

  /** An interval of positions. */
  @FunctionalInterface
  interface Interval {
    void between(int first, int last);
  }

  /** Calls {@code action} for intervals of all positions of writes that may disturb a read of elements from these definitions. */
  void disturbing(Use read, Collection<Value> definitions, Interval action) {
    Op all = outermostWithSeveralBlocks(read.owner(), null);
    Block block = all == null ? null : blockOf(definitions);
    if (all != null && block != null && block.ancestorIn(read.owner()) != null && isIn(all, block)) {
      action.between(Math.max(of(block.firstOp()), first(definitions, block)), last(read, definitions, block));
      // Nobody outside of a block writes to what its arguments were when it began.
      if (definitions.stream().anyMatch(Value.Result.class::isInstance)) outside(block, all, action);
    } else if (all == null || !disturbingAlongBlocks(read, definitions, all, action)) {
      action.between(first(definitions, null), last(read, definitions, null));
    }
  }

  /**
   * Intervals of the positions outside of a block for a read in it, and in {@code all}, of elements that are defined in it, too. Blocks that
   * dominate it, or are dominated, do not count: control comes through the definition again before or behind those.
   */
  private void outside(Block block, Op all, Interval action) {
    Block top = blockIn(all, block.firstOp());
    boolean isOrdered = blocks.isKnown(top);
    Op around = isOrdered ? outermostWithSeveralBlocks(block.firstOp(), top) : all;
    if (around != null) {
      if (of(around) < of(block.firstOp())) action.between(of(around), of(block.firstOp()) - 1);
      if (end(block.lastOp()) < end(around)) action.between(end(block.lastOp()) + 1, end(around));
    }
    if (!isOrdered) return;
    blocks.before(top, this::end, action);
    if (blocks.behind(top) <= end(all)) action.between(blocks.behind(top), end(all));
  }

  /** The same for definitions in blocks that dominate that of the read, if control does not come from the read back to it; false if it may. */
  private boolean disturbingAlongBlocks(Use read, Collection<Value> definitions, Op all, Interval action) {
    Block top = blockIn(all, read.owner());
    if (!blocks.isKnown(top) || cycles.contains(top)) return false;
    int last = last(read, definitions, top);
    if (last > end(top.lastOp())) return false;
    int first = last;
    Block firstBlock = top;
    for (Value definition : definitions) {
      Op inside = definition.enclosingBlock().firstOp();
      if (!isIn(all, definition.enclosingBlock())) return false;
      Block block = blockIn(all, inside);
      int begin = first(List.of(definition), block);
      if (begin < first) {
        first = begin;
        firstBlock = block;
      }
    }
    blocks.before(firstBlock, this::end, action);
    action.between(first, last);
    if (blocks.behind(top) <= end(all)) action.between(blocks.behind(top), end(all));
    return true;
  }

  /** Whether a block is in a region of an operation or below. */
  private static boolean isIn(Op op, Block block) {
    return op.isAncestorOf(block.enclosingRegion().enclosingOp());
  }

  /** The block of an operation that another is in. */
  private static Block blockIn(Op around, Op inner) {
    Op at = inner;
    while (at.enclosingOp() != around) at = at.enclosingOp();
    return at.enclosingBlock();
  }

  /** The block that defines all of some values; null where they are in several. */
  private static @Nullable Block blockOf(Collection<Value> definitions) {
    Set<Block> blocks = new HashSet<>();
    for (Value definition : definitions) blocks.add(definition.enclosingBlock());
    return blocks.size() == 1 ? blocks.iterator().next() : null;
  }

  /** The first position of a write that may disturb a read of elements from these definitions; where a block is given, among its own. */
  private int first(Collection<Value> definitions, @Nullable Block within) {
    int first = count;
    for (Value definition : definitions) {
      Op start = switch (definition) {
        case Value.Result result -> widest(result.owner(), result.owner(), within);
        case Value.Argument argument -> argument.owner().firstOp();
      };
      first = Math.min(first, of(start));
    }
    return first;
  }

  /** The last position of a write that may disturb a read of elements from these definitions; where a block is given, among its own. */
  private int last(Use read, Collection<Value> definitions, @Nullable Block within) {
    Op end = read.owner();
    for (Value definition : definitions) {
      Region around = ops.repetitiveRegion(definition);
      for (Region region = ops.repetitiveRegion(end); region != around && region != null; region = ops.nextRepetitiveRegion(region)) {
        end = region.enclosingOp();
      }
    }
    return end(widest(read.owner(), end, within));
  }

  /** The outermost operation around {@code inner} that has several regions or blocks, between which no order is known; at least {@code atLeast}. */
  private static Op widest(Op inner, Op atLeast, @Nullable Block within) {
    Op widest = outermostWithSeveralBlocks(inner, within);
    return widest != null && widest.isAncestorOf(atLeast) ? widest : atLeast;
  }

  /** The outermost operation around another, and in a block if one is given, that has several regions or blocks; null where there is none. */
  private static @Nullable Op outermostWithSeveralBlocks(Op inner, @Nullable Block within) {
    Op outermost = null;
    for (Op at = inner; at.block() != within; at = at.enclosingOp()) {
      Op around = at.parentOp();
      if (around == null || around instanceof SymbolTable) break;
      if (hasSeveralBlocks(around)) outermost = around;
    }
    return outermost;
  }

  private static boolean hasSeveralBlocks(Op op) {
    return op.regionCount() > 1 || op.regionCount() == 1 && !op.region().isEmpty() && !op.region().hasOneBlock();
  }
}
