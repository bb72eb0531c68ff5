// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp;

import dev.freehold.arith.AddIOp;
import dev.freehold.arith.CmpIOp;
import dev.freehold.arith.IntegerPredicate;
import dev.freehold.cf.CondBrOp;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.Edge;
import dev.freehold.ir.iface.Flow;
import org.jspecify.annotations.Nullable;

/**
 * A loop of blocks that counts as {@code scf.for} does: its header compares an induction variable with a bound, and it is left only there.
 *
 * <pre>
 *   ^header(%i: index):
 *     %more = arith.cmpi slt, %i, %bound : index
 *     cf.cond_br %more, ^body, ^after
 *     …
 *     %next = arith.addi %i, %step : index
 *     cf.br ^header(%next : index)
 * </pre>
 *
 * @param loop the blocks
 * @param first what the induction variable is at first; null if several values are passed
 */
record CountedLoop(BlockLoop loop, Value.Argument variable, @Nullable Value first, Value bound, Value step) {
  /** The loop as a counted one; null if it is none. */
  static @Nullable CountedLoop of(BlockLoop loop) {
    Block header = loop.header();
    if (!(header.lastOp() instanceof CondBrOp branch) || loop.exit(branch) != 1 || !isLeftOnlyAt(header, loop)) return null;
    if (!(branch.condition().definingOp() instanceof CmpIOp compared) || compared.block() != header || !isLess(compared)) return null;
    if (!(compared.lhs() instanceof Value.Argument variable) || variable.owner() != header || loop.holds(compared.rhs().block())) return null;
    boolean[] isOnlyCompared = {true};
    variable.forEachUse(use -> isOnlyCompared[0] &= use.owner().block() != header || use.owner() == compared || use.owner() == branch);
    if (!isOnlyCompared[0]) return null;
    Value first = null;
    boolean hasSeveral = false;
    Value step = null;
    for (Edge edge : Flow.edgesInto(header)) {
      var passed = edge.passedTo(variable);
      if (passed == null) return null;
      if (!loop.blocks().contains(edge.from().block())) {
        hasSeveral |= first != null && first != passed.value();
        first = passed.value();
        continue;
      }
      if (!(passed.value().definingOp() instanceof AddIOp sum) || sum.lhs() != variable || loop.holds(sum.rhs().block())) return null;
      if (step != null && step != sum.rhs()) return null;
      step = sum.rhs();
    }
    return step == null ? null : new CountedLoop(loop, variable, hasSeveral ? null : first, compared.rhs(), step);
  }

  private static boolean isLeftOnlyAt(Block header, BlockLoop loop) {
    return loop.blocks().stream().allMatch(block -> block == header || loop.blocks().containsAll(block.successors()));
  }

  private static boolean isLess(CmpIOp op) {
    return op.predicate() == IntegerPredicate.SLT || op.predicate() == IntegerPredicate.ULT;
  }

  /** The terminator of the header. */
  Op branch() {
    return loop.header().lastOp();
  }

  /** How often it goes round, as far as the program determines that. */
  long trips() {
    return first == null ? TripCounts.UNKNOWN : TripCounts.of(first, bound, step);
  }
}
