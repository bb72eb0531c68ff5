// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.compat;

import dev.freehold.dealloc.EscapeAnalysis;
import dev.freehold.dealloc.Escapes;
import dev.freehold.dealloc.legacy.Acceptance;
import dev.freehold.dealloc.lowering.ComparedBuffer;
import dev.freehold.dealloc.lowering.DeallocationOps;
import dev.freehold.dealloc.lowering.HiddenOwnership;
import dev.freehold.dealloc.lowering.ManualReallocation;
import dev.freehold.dealloc.ownership.AliasedResults;
import dev.freehold.dealloc.ownership.LiveBuffers;
import dev.freehold.dealloc.ownership.LoadedMemRefs;
import dev.freehold.dealloc.ownership.OpaqueRegions;
import dev.freehold.dealloc.placement.BlockLoops;
import dev.freehold.dealloc.placement.ConcurrentLoops;
import dev.freehold.dealloc.placement.FreedAlias;
import dev.freehold.dealloc.placement.FreedInLoop;
import dev.freehold.dealloc.placement.PromotableSize;
import dev.freehold.dealloc.placement.ReturnedAllocations;
import dev.freehold.dealloc.placement.ScopeChoice;
import dev.freehold.dealloc.placement.SharedResults;
import dev.freehold.dealloc.placement.UnneededAllocations;
import dev.freehold.dealloc.simplification.ConvergedResults;
import dev.freehold.ir.Profile;
import dev.freehold.ir.ReferenceStrategies;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.iface.ParallelRegion;
import dev.freehold.ir.verify.DominanceQueries;

/** What the deallocation passes of LLVM 22 do, faults included. */
public final class DeallocStrategies implements ReferenceStrategies {
  @Override
  public void addTo(Profile.Builder reference) {
    reference
        // Whoever reaches a buffer otherwise than by its names is not seen.
        .replace(EscapeAnalysis.class, (root, names, registry) -> Escapes.none(names, registry))
        .replace(LiveBuffers.Analysis.class, ContainerOrderLiveness::new)
        .replace(DominanceQueries.class, new NumberingQueries())
        // What is allocated there leaks, and arguments get indicators that nobody passes.
        .replace(OpaqueRegions.class, () -> false)
        // What is loaded from a container counts as owned if the container is.
        .replace(LoadedMemRefs.class, (result, memref) -> false)
        // Callers own one buffer twice.
        .replace(AliasedResults.class, () -> false)
        .replace(Acceptance.class, new UncheckedOutput())
        // The rule reports no success, so that the rules behind it are tried as if it had done nothing.
        .replace(ConvergedResults.class, () -> false)
        // A buffer under two names leaks if the condition of the first does not hold.
        .replace(HiddenOwnership.Source.class, cx -> dealloc -> false)
        .replace(DeallocationOps.Source.class, cx -> DeallocationOps.MEMREF)
        // The address of a shifted view is compared, which differs from its buffer's, so that both are freed.
        .replace(ComparedBuffer.Source.class, cx -> ComparedBuffer.AS_IS)
        // What a reallocation expands to forgets that the program frees its buffers: one leaks, and one is freed twice.
        .replace(ManualReallocation.class, realloc -> false)
        // An allocation leaves a loop of blocks though its buffer is needed in the next iteration, or freed there; one that stays is put on the stack.
        .replace(BlockLoops.class, () -> false)
        // An allocation leaves the loop that frees its buffer.
        .replace(FreedInLoop.class, () -> true)
        // An allocation whose size may be negative moves before a loop without iterations, or before a branch.
        .replace(UnneededAllocations.class, (allocation, model, position) -> true)
        // Where a buffer leaves the scope around it, the next one is asked, as if the buffer would be allocated there.
        .replace(ScopeChoice.class, () -> true)
        // An allocation leaves a loop though its iterations run at the same time, unless scf says so.
        .replace(ConcurrentLoops.class, (op, registry) -> op instanceof ParallelRegion)
        .replace(PromotableSize.class, DeallocStrategies::isWithinWrapped)
        // What is freed under another name is put on the stack all the same.
        .replace(FreedAlias.class, () -> true)
        // Callers get a copy of what a function returns, whoever else sees the original.
        .replace(SharedResults.Source.class, cx -> (function, calls) -> null)
        .replace(ReturnedAllocations.Source.class, (function, returns, wanted, rewriter) -> new EveryAllocation(returns, wanted));
  }

  /** Sizes are counted in bits modulo 2^64, the limit in bits modulo 2^32. */
  private static boolean isWithinWrapped(MemRefType type, long bits, long limit) {
    long count = 1;
    for (int i = 0; i < type.rank(); i++) count *= type.size(i);
    return bits >= 0 && count * bits <= Integer.toUnsignedLong((int) limit * 8);
  }
}
