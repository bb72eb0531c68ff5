// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.compat;

import dev.freehold.bufferization.CloneOp;
import dev.freehold.dealloc.placement.ReturnedAllocations;
import dev.freehold.func.ReturnOp;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.memref.AllocLike;
import dev.freehold.memref.ReallocOp;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Whatever a function allocates and returns, as the reference does: one buffer of the caller stands for all of it in that place, and the first return
 * tells its size. */
final class EveryAllocation implements ReturnedAllocations {
  private final Predicate<MemRefType> wanted;
  private final List<Integer> positions = new ArrayList<>();
  private final List<@Nullable List<Integer>> sizes = new ArrayList<>();

  EveryAllocation(List<ReturnOp> returns, Predicate<MemRefType> wanted) {
    this.wanted = wanted;
    if (!returns.isEmpty()) findSizes(returns.getFirst());
  }

  /** Sizes are handed out in turn to the results that need some, though some of these are no allocations. */
  private void findSizes(ReturnOp first) {
    int position = 0;
    for (Value value : first.operands()) {
      if (!(value.type() instanceof MemRefType type)) continue;
      if (!type.shape().isStatic()) {
        positions.add(position);
        if (value.definingOp() instanceof Op allocation && isFor(value, position)) sizes.add(ReturnedAllocations.sizeArguments(allocation));
      }
      position++;
    }
  }

  @Override
  public boolean isFor(Value value, int position) {
    boolean allocates = value.definingOp() instanceof AllocLike || value.definingOp() instanceof CloneOp || value.definingOp() instanceof ReallocOp;
    return allocates && wanted.test((MemRefType) value.type());
  }

  @Override
  public @Nullable List<Integer> sizes(int position) {
    int turn = positions.indexOf(position);
    List<Integer> found = turn < sizes.size() ? sizes.get(turn) : null;
    return found == null || found.isEmpty() ? null : found;
  }
}
