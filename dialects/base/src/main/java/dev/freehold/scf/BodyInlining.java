// SPDX-License-Identifier: Apache-2.0
package dev.freehold.scf;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import java.util.List;

/** Replaces an operation by what it would run. */
final class BodyInlining {
  private BodyInlining() {}

  /** Moves the only block of a region in front of the operation, whose results become what the block's terminator passes. */
  static void replaceBy(Block body, Op op, List<? extends Value> arguments, Rewriter rewriter) {
    Op terminator = body.lastOp();
    rewriter.inlineBlock(body, op.enclosingBlock(), op, arguments);
    rewriter.replace(op, terminator.operands());
    rewriter.erase(terminator);
  }
}
