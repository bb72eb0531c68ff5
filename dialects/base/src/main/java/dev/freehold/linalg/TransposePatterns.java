// SPDX-License-Identifier: Apache-2.0
package dev.freehold.linalg;

import dev.freehold.ir.Rewriter;

/** Canonicalizations of {@link TransposeOp}, on tensors. */
final class TransposePatterns {
  private TransposePatterns() {}

  /** A transposed transposition is one transposition. */
  static void ofTranspose(TransposeOp op, Rewriter rw) {
    if (op.resultCount() == 0 || !(op.input().definingOp() instanceof TransposeOp first)) return;
    long[] outer = op.permutation();
    long[] both = new long[outer.length];
    for (int i = 0; i < both.length; i++) both[i] = first.permutation()[(int) outer[i]];
    rw.before(op);
    rw.replaceWith(op, Copies.into(TransposeOp.of(first.input(), op.init(), both), rw));
  }

  /** The transposition of a broadcast is a broadcast of a transposition, which has less to do. */
  static void ofBroadcast(TransposeOp op, Rewriter rw) {
    if (op.resultCount() == 0 || !(op.input().definingOp() instanceof BroadcastOp broadcast) || !broadcast.result().hasOneUse()) return;
    Copies.swap(op, broadcast, rw);
  }
}
