// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.legacy;

import dev.freehold.ir.Block;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.BranchOp;
import dev.freehold.ir.iface.FunctionLike;

/**
 * A copy that a branch passes on when it goes one way, and that somebody has to free where it goes another.
 *
 * @param way the number of the successor that receives the copy
 */
record PassedCopy(Value copy, Value source, Op branch, int way) {

  static PassedCopy of(Value copy, Value source, Use use) {
    Op branch = use.owner();
    int way = 0;
    while (!holds(((BranchOp) branch).successorOperands(way), use)) way++;
    return new PassedCopy(copy, source, branch, way);
  }

  private static boolean holds(OperandRange range, Use use) {
    return use.index() >= range.start() && use.index() < range.start() + range.size();
  }

  /**
   * Whether the copy leaks where the branch goes the other way. A test of the reference, {@code criticalEdge}, pins that for a copy of
   * an argument of the function whose content goes into a buffer of that way's own, which is then passed on in its place.
   */
  boolean isPinnedToLeak(Block next) {
    boolean ofCaller = source instanceof Value.Argument && source.block().isEntry() && source.block().parentOp() instanceof FunctionLike;
    if (!ofCaller || next.last().successorCount() != 1 || next.last().successor(0) != branch.successor(way)) return false;
    for (Use use = source.firstUse(); use != null; use = use.next()) {
      if (use.owner().block() == next && Effects.has(use.owner(), Effect.Kind.READ, source) && fillsBufferOf(next, use.owner())) return true;
    }
    return false;
  }

  private static boolean fillsBufferOf(Block block, Op op) {
    for (Value operand : op.operands()) {
      if (operand.block() == block && Effects.has(op, Effect.Kind.WRITE, operand)) return true;
    }
    return false;
  }
}
