// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;

/** Canonicalizations of {@link MaskOp}. */
final class MaskPatterns {
  private MaskPatterns() {}

  /** A mask that is set everywhere masks nothing. */
  static void everything(MaskOp op, Rewriter rw) {
    if (!Boolean.TRUE.equals(Accesses.covers(op.operand(0)))) return;
    Op masked = op.masked();
    if (masked == null) return;
    Op yield = masked.next();
    rw.moveBefore(masked, op);
    rw.erase(yield);
    rw.replace(op, masked.results());
  }
}
