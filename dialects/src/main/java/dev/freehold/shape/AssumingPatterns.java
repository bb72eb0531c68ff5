// SPDX-License-Identifier: Apache-2.0
package dev.freehold.shape;

import dev.freehold.arith.Constants;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.IntegerAttr;
import java.util.ArrayList;
import java.util.List;

/** Canonicalizations of {@link AssumingOp}. */
final class AssumingPatterns {
  private AssumingPatterns() {}

  /** A condition that is known to hold needs no region of its own. */
  static void knownWitness(AssumingOp op, Rewriter rw) {
    if (!(Constants.of(op.witness()) instanceof IntegerAttr passing) || passing.isZero()) return;
    Block body = op.body().first();
    Op yield = body.last();
    List<Value> results = yield.operands();
    rw.inlineBlock(body, op.block(), op, List.of());
    rw.replace(op, results);
    rw.erase(yield);
  }

  /** Results that nobody uses are not handed out. */
  static void unusedResults(AssumingOp op, Rewriter rw) {
    Op yield = op.body().first().last();
    List<Value> used = new ArrayList<>();
    for (Value.Result result : op.results()) {
      if (result.hasUses()) used.add(yield.operand(result.index()));
    }
    if (used.size() == op.resultCount()) return;
    rw.setOperands(yield, used);
    rw.eraseResults(op, result -> !result.hasUses());
  }

  /** A condition once is enough; those that hold go, and one that does not decides. */
  static void once(PureShapeOp all, Rewriter rw) {
    List<Value> needed = new ArrayList<>();
    for (Value witness : all.operands()) {
      boolean holds = Constants.of(witness) instanceof IntegerAttr passing && !passing.isZero();
      if (!holds && !needed.contains(witness)) needed.add(witness);
    }
    if (needed.size() == all.operandCount() && needed.size() > 1) return;
    if (needed.isEmpty()) rw.replaceWith(all, ConstWitnessOp.DEF.state().prop(0, IntegerAttr.ofBool(true)).results(ShapeType.WITNESS));
    else if (needed.size() == 1) rw.replace(all, needed.getFirst());
    else rw.setOperands(all, needed);
  }
}
