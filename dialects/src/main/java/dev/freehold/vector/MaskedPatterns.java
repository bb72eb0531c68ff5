// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;

/** Accesses whose mask is known: those that touch nothing go, those that touch everything need no mask. */
final class MaskedPatterns {
  private MaskedPatterns() {}

  private static Boolean covers(Op op, int slot) {
    return Accesses.covers(op.operandGroup(slot).getFirst());
  }

  static void load(MaskedLoadOp op, Rewriter rw) {
    Boolean all = covers(op, 2);
    if (all == null) return;
    if (all) rw.replaceWith(op, LoadOp.of(op.result().type(), op.operand(0), op.operandGroup(1)));
    else rw.replace(op, op.operandGroup(3).getFirst());
  }

  static void store(MaskedStoreOp op, Rewriter rw) {
    Boolean all = covers(op, 2);
    if (all == null) return;
    if (all) rw.replaceWith(op, StoreOp.of(op.operandGroup(3).getFirst(), op.operand(0), op.operandGroup(1)));
    else rw.erase(op);
  }

  static void expand(ExpandLoadOp op, Rewriter rw) {
    Boolean all = covers(op, 2);
    if (all == null) return;
    if (all) rw.replaceWith(op, LoadOp.of(op.result().type(), op.operand(0), op.operandGroup(1)));
    else rw.replace(op, op.operandGroup(3).getFirst());
  }

  static void compress(CompressStoreOp op, Rewriter rw) {
    Boolean all = covers(op, 2);
    if (all == null) return;
    if (all) rw.replaceWith(op, StoreOp.of(op.operandGroup(3).getFirst(), op.operand(0), op.operandGroup(1)));
    else rw.erase(op);
  }

  static void gather(GatherOp op, Rewriter rw) {
    if (Boolean.FALSE.equals(covers(op, 3))) rw.replace(op, op.operandGroup(4).getFirst());
  }

  static void scatter(ScatterOp op, Rewriter rw) {
    if (op.resultCount() == 0 && Boolean.FALSE.equals(covers(op, 3))) rw.erase(op);
  }
}
