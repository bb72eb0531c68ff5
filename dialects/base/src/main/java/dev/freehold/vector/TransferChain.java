// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.arith.Constants;
import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.TensorType;
import org.jspecify.annotations.Nullable;

/** Transfers from and to tensors that undo or repeat each other. */
final class TransferChain {
  private TransferChain() {}

  /** Whether two transfers access the same elements, apart from their masks. */
  private static boolean samePlace(Op a, Op b) {
    return a.operandSegment("indices").equals(b.operandSegment("indices")) && Transfers.map(a).equals(Transfers.map(b));
  }

  private static boolean isMasked(Op op) {
    return op.optionalOperand("mask") != null;
  }

  private static boolean isInBounds(Op op) {
    for (Attribute bound : op.attr("in_bounds", ArrayAttr.class).elements()) {
      if (((IntegerAttr) bound).isZero()) return false;
    }
    return true;
  }

  /** Whether a transfer accesses exactly the elements that its indices and its map give. */
  static boolean isPlain(Op transfer) {
    return isInBounds(transfer) && !isMasked(transfer);
  }

  /** What was written is read, if nothing but other elements has been written since; otherwise null. */
  static @Nullable Value written(TransferReadOp read, Rewriter rw) {
    if (!(read.base().type() instanceof TensorType)) return null;
    Value base = read.base();
    while (base.definingOp() instanceof TransferWriteOp write) {
      boolean same = isPlain(write) && !isMasked(read) && samePlace(read, write);
      if (same && write.vector().type().equals(read.result().type())) return write.vector();
      if (!DisjointTransfers.areDisjoint(read, write, rw.profile())) return null;
      base = write.base();
    }
    return null;
  }

  /** The tensor, where what was just read is written back, or all of a tensor into one like it; otherwise null. */
  static @Nullable Value unchanged(TransferWriteOp write) {
    if (!(write.base().type() instanceof TensorType type) || !(write.vector().definingOp() instanceof TransferReadOp read)) return null;
    if (isMasked(read) || isMasked(write) || !samePlace(read, write)) return null;
    if (read.base() == write.base()) return read.base();
    boolean all = isInBounds(read) && isInBounds(write) && read.base().type().equals(type)
        && type.hasStaticShape() && type.shape().equals(VectorTypes.vector(write.vector()).shape())
        && Transfers.map(write).isMinorIdentity();
    for (Value index : write.indices()) all &= Long.valueOf(0).equals(Constants.number(index));
    return all ? read.base() : null;
  }

  /** A write that is overwritten is dead, unless it has been read or other elements have been written in between. */
  static void overwritten(TransferWriteOp write, Rewriter rw) {
    if (!(write.base().type() instanceof TensorType)) return;
    TransferWriteOp last = write;
    while (last.base().definingOp() instanceof TransferWriteOp first) {
      boolean same = samePlace(write, first) && write.mask() == first.mask();
      if (same && write.vector().type().equals(first.vector().type())) {
        rw.setOperand(last, "base", first.base());
        return;
      }
      if (!DisjointTransfers.areDisjoint(first, write, rw.profile()) || !first.result().hasOneUse()) return;
      last = first;
    }
  }
}
