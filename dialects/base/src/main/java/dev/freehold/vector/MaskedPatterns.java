// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.arith.Constants;
import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.MemRefType;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Accesses whose mask is known: those that touch nothing go, those that touch everything need no mask. */
final class MaskedPatterns {
  private MaskedPatterns() {}

  private static @Nullable Boolean covers(Op op, int segment) {
    return Accesses.covers(op.operandSegment(segment).getFirst());
  }

  static void load(MaskedLoadOp op, Rewriter rw) {
    Boolean all = covers(op, 2);
    if (all == null) return;
    if (all) rw.replaceWith(op, LoadOp.of(op.result().type(), op.base(), op.indices()));
    else rw.replace(op, op.passThru());
  }

  static void store(MaskedStoreOp op, Rewriter rw) {
    Boolean all = covers(op, 2);
    if (all == null) return;
    if (all) rw.replaceWith(op, StoreOp.of(op.valueToStore(), op.base(), op.indices()));
    else rw.erase(op);
  }

  static void expand(ExpandLoadOp op, Rewriter rw) {
    Boolean all = covers(op, 2);
    if (all == null) return;
    if (all) rw.replaceWith(op, LoadOp.of(op.result().type(), op.base(), op.indices()));
    else rw.replace(op, op.passThru());
  }

  static void compress(CompressStoreOp op, Rewriter rw) {
    Boolean all = covers(op, 2);
    if (all == null) return;
    if (all) rw.replaceWith(op, StoreOp.of(op.valueToStore(), op.base(), op.indices()));
    else rw.erase(op);
  }

  static void gather(GatherOp op, Rewriter rw) {
    if (Boolean.FALSE.equals(covers(op, 3))) {
      rw.replace(op, op.passThru());
    } else if (isRow(op.base(), op.indices())) {
      rw.replaceWith(op, MaskedLoadOp.DEF.state().operands(op.base()).operands(op.offsets())
          .operands(op.mask(), op.passThru()).results(op.result().type()));
    }
  }

  /** Whether the elements lie in a row in a buffer. */
  private static boolean isRow(Value base, Value indices) {
    if (!(base.type() instanceof MemRefType) || VectorTypes.vector(indices).rank() != 1 || VectorTypes.vector(indices).isScalable()) return false;
    if (indices.definingOp() instanceof StepOp) return true;
    if (!(Constants.of(indices) instanceof DenseElementsAttr dense)) return false;
    for (long i = 0; i < dense.elementCount(); i++) {
      if (!dense.bits(i).equals(BigInteger.valueOf(i))) return false;
    }
    return true;
  }

  static void scatter(ScatterOp op, Rewriter rw) {
    if (Boolean.FALSE.equals(covers(op, 3))) {
      if (op.resultCount() > 0) rw.replace(op, op.base());
      else rw.erase(op);
    } else if (isRow(op.base(), op.indices())) {
      rw.replaceWith(op, MaskedStoreOp.DEF.state().operands(op.base()).operands(op.offsets())
          .operands(op.mask(), op.valueToStore()));
    }
  }
}
