// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.compat;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Value;
import dev.freehold.ir.analysis.Dominance;
import dev.freehold.ir.iface.IsolatedFromAbove;
import dev.freehold.ir.verify.DominanceQueries;
import java.util.ArrayDeque;
import java.util.Deque;

/** The reference's verifier asks for the order of each definition and its uses below the same block, and so gives operations their {@link OpNumbers}. */
final class NumberingQueries implements DominanceQueries {
  @Override
  public void asked(Op root, Dominance dominance) {
    Deque<Op> pending = new ArrayDeque<>();
    pending.push(root);
    while (!pending.isEmpty()) {
      for (Region region : pending.pop().regions()) {
        for (Block block : region) {
          boolean reachable = dominance.isReachable(block);
          for (Op op : block) {
            if (reachable) askForOperands(op);
            if (op.regionCount() > 0 && !(op instanceof IsolatedFromAbove)) pending.push(op);
          }
        }
      }
    }
  }

  private static void askForOperands(Op user) {
    for (int i = 0; i < user.operandCount(); i++) {
      if (!(user.operand(i) instanceof Value.Result result) || result.enclosingRegion().hasOneBlock()) continue;
      Op inSameBlock = result.owner().enclosingBlock().ancestorIn(user);
      if (inSameBlock != null) OpNumbers.ask(result.owner(), inSameBlock);
    }
  }
}
