// SPDX-License-Identifier: Apache-2.0
package dev.freehold.scf;

import dev.freehold.cf.BrOp;
import dev.freehold.ir.Block;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.FunctionLike;
import java.util.ArrayList;
import java.util.List;

/** Canonicalizations of {@link ExecuteRegionOp}. */
final class ExecuteRegionPatterns {
  private ExecuteRegionPatterns() {}

  /** One block can be inlined anywhere. */
  static void inlineBlock(ExecuteRegionOp op, Rewriter rewriter) {
    if (op.isOpaque() || !op.body().hasOneBlock() || !(op.body().entryBlock().last() instanceof YieldOp)) return;
    BodyInlining.replaceBy(op.body().entryBlock(), op, List.of(), rewriter);
  }

  /** Several blocks can be inlined where a region may have several: in a function, or in another such region. */
  static void inlineBlocks(ExecuteRegionOp op, Rewriter rewriter) {
    if (op.isOpaque() || !(op.parentOp() instanceof FunctionLike || op.parentOp() instanceof ExecuteRegionOp)) return;
    Block head = op.enclosingBlock();
    Block tail = rewriter.splitBlock(head, op);
    rewriter.atEnd(head).create(BrOp.of(op.body().entryBlock(), List.of()).at(op.location()));
    for (Block block : op.body()) {
      if (!(block.last() instanceof YieldOp yield)) continue;
      rewriter.before(yield).create(BrOp.of(tail, yield.operands()));
      rewriter.erase(yield);
    }
    rewriter.inlineRegion(op.body(), tail.enclosingRegion(), tail);
    List<Value> arguments = new ArrayList<>();
    for (Value.Result result : op.results()) arguments.add(rewriter.addArgument(tail, result.type(), op.location()));
    rewriter.replace(op, arguments);
  }
}
