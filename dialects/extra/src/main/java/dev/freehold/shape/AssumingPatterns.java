// SPDX-License-Identifier: Apache-2.0
package dev.freehold.shape;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import java.util.ArrayList;
import java.util.List;

/** Canonicalizations of {@link AssumingOp}. */
final class AssumingPatterns {
  private AssumingPatterns() {}

  /** A known condition needs no region of its own: nothing runs where it does not hold, so that it counts as one that does. */
  static void knownWitness(AssumingOp op, Rewriter rw) {
    if (!(op.witness().definingOp() instanceof ConstWitnessOp)) return;
    Block body = op.body().entryBlock();
    Op yield = body.lastOp();
    List<Value> results = yield.operands();
    rw.inlineBlock(body, op.enclosingBlock(), op, List.of());
    rw.replace(op, results);
    rw.erase(yield);
  }

  /** Unused results are not yielded. */
  static void unusedResults(AssumingOp op, Rewriter rw) {
    Op yield = op.body().entryBlock().lastOp();
    List<Value> used = new ArrayList<>();
    for (Value.Result result : op.results()) {
      if (result.hasUses()) used.add(yield.operand(result.index()));
    }
    if (used.size() == op.resultCount()) return;
    rw.setOperands(yield, used);
    rw.eraseResults(op, result -> !result.hasUses());
  }
}
