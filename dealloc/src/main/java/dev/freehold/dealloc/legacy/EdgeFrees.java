// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.legacy;

import dev.freehold.cf.BrOp;
import dev.freehold.ir.Block;
import dev.freehold.ir.Location;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.BranchOp;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Frees buffers on branches, with a block of its own for a branch if need be. */
final class EdgeFrees {
  private final Function<Value, OpState<?>> freeing;
  private final Rewriter rewriter;

  EdgeFrees(Function<Value, OpState<?>> freeing, Rewriter rewriter) {
    this.freeing = freeing;
    this.rewriter = rewriter;
  }

  /** Frees a copy on the ways that it is not passed on. */
  void freeWhereNotPassed(PassedCopy passed) throws Unsupported {
    Op branch = passed.branch();
    for (int i = 0; i < branch.successorCount(); i++) {
      Block next = branch.successor(i);
      if (i == passed.way() || passed.isPinnedToLeak(next)) continue;
      boolean onlyWay = next.firstPredecessor().next() == null;
      if (onlyWay) freeAt(next.first(), passed.copy());
      else freeBetween(branch, i, passed.copy());
    }
  }

  void freeAt(Op position, Value buffer) {
    rewriter.before(position).create(freeing.apply(buffer));
  }

  /** Frees in a new block that leads on to a successor. */
  void freeBetween(Op terminator, int successor, Value buffer) throws Unsupported {
    if (!(terminator instanceof BranchOp branch) || branch.producedOperandCount(successor) > 0) {
      throw new Unsupported(terminator, "a buffer cannot be freed on this branch");
    }
    Block next = terminator.successor(successor);
    OperandRange passed = branch.successorOperands(successor);
    List<Value> values = new ArrayList<>(passed);
    rewriter.assignOperands(passed, List.of());
    Block between = rewriter.createBlock(next.region(), next, List.of(), Location.UNKNOWN);
    rewriter.setSuccessor(terminator, successor, between);
    Op leave = rewriter.create(BrOp.of(next, values).at(terminator.location()));
    freeAt(leave, buffer);
  }
}
