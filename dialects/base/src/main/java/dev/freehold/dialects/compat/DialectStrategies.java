// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dialects.compat;

import dev.freehold.affine.OuterBound;
import dev.freehold.arith.AndIOp;
import dev.freehold.arith.RewrittenFlags;
import dev.freehold.arith.UnboundedArithmetic;
import dev.freehold.bufferization.ArgumentAttributeName;
import dev.freehold.bufferization.CloneRemoval;
import dev.freehold.bufferization.LoadedTensors;
import dev.freehold.ir.Op;
import dev.freehold.ir.Profile;
import dev.freehold.ir.ReferenceStrategies;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.memref.AgreeingSizes;
import dev.freehold.memref.StaticAllocation;
import dev.freehold.memref.UnusedReallocation;
import dev.freehold.memref.SubViewReduction;
import dev.freehold.scf.ForallOp;
import dev.freehold.scf.LoopResultNumber;
import dev.freehold.scf.NestedConditions;
import dev.freehold.scf.SingleThreadResults;
import dev.freehold.tensor.RepeatedPadding;
import dev.freehold.vector.DisjointTransfers;
import dev.freehold.vector.MultiReductionOp;
import dev.freehold.vector.ReductionOfNothing;
import dev.freehold.vector.ScalableSize;
import dev.freehold.vector.TransferExtent;
import java.util.List;

/** What {@code mlir-opt} of LLVM 22 does in patterns and errors of the dialects. */
public final class DialectStrategies implements ReferenceStrategies {
  @Override
  public void addTo(Profile.Builder reference) {
    reference
        // A clone is dropped though a region behind it frees it, or what it was cloned from: the other is used after that.
        .replace(CloneRemoval.class, (clone, dealloc, callees) -> true)
        // Combined constants and truncations keep nsw and nuw, though what they promise is true no more.
        .replace(RewrittenFlags.class, (before, hold) -> before)
        // Terms and casts cancel out as if floats did not round and integers did not wrap around.
        .replace(UnboundedArithmetic.class, holds -> true)
        // What is loaded from the buffer of a tensor counts as an element of the tensor, also after a store.
        .replace(LoadedTensors.class, origin -> true)
        .replace(ArgumentAttributeName.class, name -> "bufferization.buffer_layout")
        .replace(LoopResultNumber.class, result -> 0)
        .replace(SingleThreadResults.class, DialectStrategies::fitInOrder)
        .replace(TransferExtent.class, DialectStrategies::extentInOrder)
        .replace(ReductionOfNothing.class, DialectStrategies::keepsType)
        .replace(SubViewReduction.class, ReductionByStrides::droppedDimensions)
        // A scalable dimension counts as if the scale were 1.
        .replace(ScalableSize.class, (vector, dimension) -> true)
        // An allocation of known size forgets that the program frees it, so that it is freed twice.
        .replace(StaticAllocation.class, (dynamic, known, rw) -> {})
        // A reallocation goes with what frees its result, and its source is never freed.
        .replace(UnusedReallocation.class, () -> false)
        // Operations learn sizes that contradict one another, which makes the program invalid.
        .replace(AgreeingSizes.class, agree -> true)
        // The bound of the first index of a linearization becomes a promise of the division that it joins again.
        .replace(OuterBound.class, () -> true)
        // The inner condition counts although the outer one is false.
        .replace(NestedConditions.class, (outer, inner, rw) -> rw.create(AndIOp.of(outer, inner)).result())
        // Padding that takes elements away is added up with padding that puts others in their place.
        .replace(RepeatedPadding.class, (outer, inner) -> true);
  }

  /** The results are the insertions one after another, as long as the program stays valid. */
  private static boolean fitInOrder(List<Integer> targets, ForallOp op) {
    if (targets.size() < op.resultCount()) return false;
    for (int i = 0; i < op.resultCount(); i++) {
      if (!op.result(i).type().equals(op.result(targets.get(i)).type())) return false;
    }
    return true;
  }

  /** The last dimensions of the memory are taken for those of the vector, whatever the permutation map. */
  private static long extentInOrder(Op transfer, int rank, int dimension) {
    VectorType vector = DisjointTransfers.vector(transfer);
    int leading = rank - vector.rank();
    return dimension < leading ? 1 : vector.size(dimension - leading);
  }

  /** A reduction of a dimension of size 1 that keeps its type is taken for its source, whatever the start value is. */
  private static boolean keepsType(MultiReductionOp op) {
    return op.source().type() instanceof VectorType type && type.rank() == 1 && op.result().type().equals(type);
  }
}
