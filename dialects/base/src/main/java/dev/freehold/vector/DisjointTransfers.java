// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.arith.Constants;
import dev.freehold.ir.Op;
import dev.freehold.ir.Profile;
import dev.freehold.ir.Value;
import dev.freehold.ir.affine.AffineDim;
import dev.freehold.ir.affine.AffineExpr;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.builtin.VectorType;
import java.util.List;

/** Whether two transfers from and to one tensor cannot overlap, as far as indices are known. */
public final class DisjointTransfers {
  private DisjointTransfers() {}

  static boolean areDisjoint(Op a, Op b, Profile profile) {
    VectorType vector = vector(a);
    if (!vector.equals(vector(b))) return false;
    TransferExtent extent = profile.strategy(TransferExtent.class, TransferExtent.SOUND);
    List<Value> aIndices = indices(a);
    List<Value> bIndices = indices(b);
    for (int i = 0; i < aIndices.size(); i++) {
      Long first = Constants.number(aIndices.get(i));
      Long second = Constants.number(bIndices.get(i));
      if (first == null || second == null) continue;
      Op lower = first < second ? a : b;
      if (Math.abs(first - second) >= extent.of(lower, aIndices.size(), i)) return true;
    }
    return false;
  }

  /** The type of the vector that is read or written. */
  public static VectorType vector(Op transfer) {
    return VectorTypes.vector(transfer instanceof TransferReadOp ? transfer.result() : transfer.operand("valueToStore"));
  }

  private static List<Value> indices(Op transfer) {
    return transfer.operandSegment("indices");
  }

  /** How many elements are accessed in a dimension of the memory, by the permutation map. */
  static long extent(Op transfer, int rank, int dimension) {
    AffineMap map = Transfers.map(transfer);
    int position = map.resultPosition((AffineDim) AffineExpr.dim(dimension));
    if (position < 0) return 1;
    return vector(transfer).scalable().get(position) ? Long.MAX_VALUE : vector(transfer).size(position);
  }
}
