// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.legacy;

import dev.freehold.bufferization.CloneOp;
import dev.freehold.ir.Block;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.BranchOp;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.memref.CopyOp;

/**
 * A copy that a branch passes on when it goes one way, and that somebody has to free where it goes another.
 *
 * @param way the number of the successor that receives the copy
 * @param receiver what the copy becomes there
 */
record PassedCopy(Value copy, Value source, Op branch, int way, Value.Argument receiver) {

  static PassedCopy of(Value copy, Value source, Use use) {
    BranchOp branch = (BranchOp) use.owner();
    int way = 0;
    while (!holds(branch.successorOperands(way), use)) way++;
    int receiver = use.index() - branch.successorOperands(way).start() + branch.producedOperandCount(way);
    return new PassedCopy(copy, source, use.owner(), way, use.owner().successor(way).argument(receiver));
  }

  private static boolean holds(OperandRange range, Use use) {
    return use.index() >= range.start() && use.index() < range.start() + range.size();
  }

  /**
   * Whether the copy leaks where the branch goes the other way. A test of the reference, {@code criticalEdge}, pins that for a copy of
   * an argument of the function of which something is computed into a buffer of that way's own, which is then passed on in its place
   * and used.
   */
  boolean isPinnedToLeak(Block next) {
    boolean ofCaller = source instanceof Value.Argument && source.block().isEntry() && source.block().parentOp() instanceof FunctionLike;
    if (!ofCaller || !isUsed(receiver)) return false;
    Value other = passedInItsPlace(next);
    for (Use use = other == null ? null : source.firstUse(); use != null; use = use.next()) {
      boolean computes = !(use.owner() instanceof CopyOp) && Effects.has(use.owner(), Effect.Kind.READ, source) && Effects.has(use.owner(), Effect.Kind.WRITE, other);
      if (computes && use.owner().block() == next) return true;
    }
    return false;
  }

  private static boolean isUsed(Value freed) {
    for (Use use = freed.firstUse(); use != null; use = use.next()) {
      if (!Effects.has(use.owner(), Effect.Kind.FREE, freed)) return true;
    }
    return false;
  }

  /** The buffer of which the block passes a copy to the same receiver; null where it does not. */
  private Value passedInItsPlace(Block block) {
    if (!(block.last() instanceof BranchOp jump) || block.last().successorCount() != 1) return null;
    if (block.last().successor(0) != receiver.block()) return null;
    Value passed = jump.successorOperands(0).get(receiver.index() - jump.producedOperandCount(0));
    return passed.definingOp() instanceof CloneOp clone ? clone.input() : null;
  }
}
