// SPDX-License-Identifier: Apache-2.0
package dev.freehold.scf;

import dev.freehold.arith.Constants;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import java.util.List;

/** Canonicalizations of {@link IndexSwitchOp}. */
final class IndexSwitchPatterns {
  private IndexSwitchPatterns() {}

  /** A switch on a constant is one of its regions. */
  static void knownSelector(IndexSwitchOp op, Rewriter rewriter) {
    Long selector = Constants.number(op.selector());
    if (selector == null) return;
    Block taken = op.regionFor(selector).entryBlock();
    Op yield = taken.lastOp();
    List<Value> results = yield.operands();
    rewriter.inlineBlock(taken, op.enclosingBlock(), op, List.of());
    rewriter.erase(yield);
    rewriter.replace(op, results);
  }
}
