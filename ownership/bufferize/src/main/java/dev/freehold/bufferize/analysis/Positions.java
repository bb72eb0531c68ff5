// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.analysis;

import dev.freehold.bufferize.BufferizableOps;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.SymbolTable;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.Walk;
import java.util.Collection;

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

  /** The first position of a write that may disturb a read of elements from these definitions. */
  int first(Collection<Value> definitions) {
    int first = count;
    for (Value definition : definitions) {
      Op start = switch (definition) {
        case Value.Result result -> widest(result.owner(), result.owner());
        case Value.Argument argument -> argument.owner().enclosingRegion().enclosingOp();
      };
      first = Math.min(first, of(start));
    }
    return first;
  }

  /** The last position of a write that may disturb a read of elements from these definitions. */
  int last(Use read, Collection<Value> definitions) {
    Op end = read.owner();
    for (Value definition : definitions) {
      Region around = ops.repetitiveRegion(definition);
      for (Region region = ops.repetitiveRegion(end); region != around && region != null; region = ops.nextRepetitiveRegion(region)) {
        end = region.enclosingOp();
      }
    }
    return ends[of(widest(read.owner(), end))];
  }

  /** The outermost operation around {@code inner} that has several regions or blocks, between which no order is known; at least {@code atLeast}. */
  private static Op widest(Op inner, Op atLeast) {
    Op widest = atLeast;
    for (Op at = inner.parentOp(); at != null; at = at.parentOp()) {
      if (at instanceof SymbolTable) break;
      if (at.isAncestorOf(widest) && hasSeveralBlocks(at)) widest = at;
    }
    return widest;
  }

  private static boolean hasSeveralBlocks(Op op) {
    return op.regionCount() > 1 || op.regionCount() == 1 && !op.region().isEmpty() && !op.region().hasOneBlock();
  }
}
