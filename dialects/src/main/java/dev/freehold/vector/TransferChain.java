// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.arith.Constants;
import dev.freehold.ir.Attribute;
import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.AffineMapAttr;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.TensorType;

/** Transfers from and to tensors that undo or repeat each other. */
final class TransferChain {
  private TransferChain() {}

  private static boolean samePlace(Op a, int aIndices, Op b, int bIndices) {
    return a.operandGroup(aIndices).equals(b.operandGroup(bIndices)) && a.attr("permutation_map").equals(b.attr("permutation_map"))
        && a.operandGroup(3).isEmpty() && b.operandGroup(3).isEmpty();
  }

  private static boolean isInBounds(Op op) {
    for (Attribute bound : ((ArrayAttr) op.attr("in_bounds")).elements()) {
      if (((IntegerAttr) bound).isZero()) return false;
    }
    return true;
  }

  /** What was just written is read. */
  static Value written(TransferReadOp read) {
    if (!(read.base().type() instanceof TensorType) || !(read.base().definingOp() instanceof TransferWriteOp write)) return null;
    boolean same = isInBounds(write) && samePlace(read, 1, write, 2) && write.vector().type().equals(read.result().type());
    return same ? write.vector() : null;
  }

  /** What was just read is written back, or all of a tensor into one like it. */
  static Value unchanged(TransferWriteOp write) {
    if (!(write.base().type() instanceof TensorType) || !(write.vector().definingOp() instanceof TransferReadOp read)) return null;
    boolean same = isInBounds(read) && isInBounds(write) && samePlace(read, 1, write, 2) && read.base().type().equals(write.base().type());
    if (!same) return null;
    if (read.base() == write.base()) return read.base();
    TensorType type = (TensorType) write.base().type();
    boolean all = type.hasStaticShape() && type.shape().equals(VectorTypes.vector(write.vector()).shape())
        && ((AffineMapAttr) write.attr("permutation_map")).map().isMinorIdentity();
    for (Value index : write.operandGroup(2)) all &= Long.valueOf(0).equals(Constants.number(index));
    return all ? read.base() : null;
  }

  /** What is overwritten need not have been written. */
  static void overwritten(TransferWriteOp write, Rewriter rw) {
    if (!(write.base().type() instanceof TensorType) || !(write.base().definingOp() instanceof TransferWriteOp first)) return;
    boolean same = isInBounds(write) && samePlace(write, 2, first, 2) && write.vector().type().equals(first.vector().type());
    if (same) rw.setOperand(write, 1, first.base());
  }
}
