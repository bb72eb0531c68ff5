// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.ir.Rewriter;

/** Canonicalizations of {@link BroadcastOp}. */
final class BroadcastPatterns {
  private BroadcastPatterns() {}

  /** A broadcast of a broadcast is one broadcast. */
  static void twice(BroadcastOp op, Rewriter rw) {
    if (op.source().definingOp() instanceof BroadcastOp first) rw.replaceWith(op, BroadcastOp.of(op.result().type(), first.source()));
  }
}
