// SPDX-License-Identifier: Apache-2.0
package dev.freehold.sparsetensor;

import dev.freehold.ir.Block;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.builtin.IntegerAttr;

/** Canonicalizations of iterations. */
final class IterationPatterns {
  private IterationPatterns() {}

  /** Unused coordinates are not computed. */
  static void dropUnusedCoordinates(IterateOp op, Rewriter rewriter) {
    Block body = op.region().entryBlock();
    long used = IterationSyntax.usedCoordinates(op);
    long kept = used;
    int first = op.inits().size();
    int argument = first;
    for (int level = 0; used >>> level != 0; level++) {
      if ((used >> level & 1) != 0 && !body.argument(argument++).hasUses()) kept &= ~(1L << level);
    }
    if (kept == used) return;
    int end = argument;
    rewriter.eraseArguments(body, each -> each.index() >= first && each.index() < end && !each.hasUses());
    rewriter.setAttr(op, "crdUsedLvls", IntegerAttr.i64(kept));
  }
}
