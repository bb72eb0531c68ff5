// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.analysis;

import dev.freehold.bufferize.BufferizableOps;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.SymbolTable;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.Walk;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Numbers for operations in the order of the program, outer before inner, and where writes may be that disturb a read: not in front of where the elements come
 * from, and not behind the read. Where control may go back, or come to one of several regions or blocks, all that is around counts.
 */
final class Positions {
  private final BufferizableOps ops;
  private final int[] ends;
  private final int count;

  Positions(Op root, BufferizableOps ops) {
    this.ops = ops;
    int[] number = {0};
    root.walkPreOrder(op -> {
      op.setId(number[0]++);
      return Walk.ADVANCE;
    });
    count = number[0];
    ends = new int[count];
    root.walk(op -> {
      ends[op.id()] = Math.max(ends[op.id()], op.id());
      Op around = op == root ? null : op.parentOp();
      if (around != null) ends[around.id()] = Math.max(ends[around.id()], ends[op.id()]);
    });
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

  /**
   * Calls {@code action} for intervals of all positions of writes that may disturb a read of elements from these definitions. Where these are in the block of the
   * read, its operations in front of them and behind the read do not count, even if the block is one of several.
   */
  void disturbing(Use read, Collection<Value> definitions, Interval action) {
    Op all = outermostWithSeveralBlocks(read.owner(), null);
    Block block = all == null ? null : blockOf(definitions);
    if (all == null || block == null || block.ancestorIn(read.owner()) == null || !all.isAncestorOf(block.firstOp())) {
      action.between(first(definitions, null), last(read, definitions, null));
      return;
    }
    int begin = of(block.firstOp());
    int end = end(block.lastOp());
    if (of(all) < begin) action.between(of(all), begin - 1);
    action.between(Math.max(begin, first(definitions, block)), last(read, definitions, block));
    if (end < end(all)) action.between(end + 1, end(all));
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
        case Value.Argument argument -> argument.owner().enclosingRegion().enclosingOp();
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
