// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.registration;

import dev.freehold.dealloc.lastuse.LastUseDeallocation;
import dev.freehold.dealloc.lastuse.options.LastUseOptions;
import dev.freehold.dealloc.legacy.BufferDeallocation;
import dev.freehold.dealloc.lowering.ConvertBufferizationToMemref;
import dev.freehold.dealloc.lowering.ExpandRealloc;
import dev.freehold.dealloc.lowering.LowerDeallocations;
import dev.freehold.dealloc.ownership.OwnershipBasedDealloc;
import dev.freehold.dealloc.placement.BufferHoisting;
import dev.freehold.dealloc.placement.BufferLoopHoisting;
import dev.freehold.dealloc.placement.BufferResultsToOutParams;
import dev.freehold.dealloc.placement.DropEquivalentBufferResults;
import dev.freehold.dealloc.placement.OptimizeAllocationLiveness;
import dev.freehold.dealloc.placement.PromoteBuffersToStack;
import dev.freehold.dealloc.simplification.BufferDeallocationSimplification;
import dev.freehold.pass.NamedPipeline;
import dev.freehold.pass.PassInfo;
import dev.freehold.pass.PassOption;
import dev.freehold.pass.PassOptions;
import dev.freehold.pass.PassProvider;
import dev.freehold.pass.Pipeline;
import dev.freehold.transform.Canonicalize;
import dev.freehold.transform.Cse;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The passes of this module, and the pipeline that they form. */
public final class DeallocPasses implements PassProvider {
  private static final String DYNAMIC_OWNERSHIP = "private-function-dynamic-ownership";

  @Override
  public List<PassInfo> passes() {
    return List.of(BufferDeallocation.INFO, BufferDeallocationSimplification.INFO, BufferHoisting.INFO, BufferLoopHoisting.INFO,
        BufferResultsToOutParams.INFO, ConvertBufferizationToMemref.INFO, DropEquivalentBufferResults.INFO, ExpandRealloc.INFO,
        LastUseDeallocation.INFO, LowerDeallocations.INFO, OptimizeAllocationLiveness.INFO, OwnershipBasedDealloc.INFO, PromoteBuffersToStack.INFO);
  }

  @Override
  public List<NamedPipeline> pipelines() {
    PassOption dynamic = PassOption.bool(DYNAMIC_OWNERSHIP, false,
        "Allows to add additional results to private functions to return ownership of returned memrefs to callers. "
            + "This can avoid spurious buffer clones in the callee.");
    return List.of(new NamedPipeline("buffer-deallocation-pipeline",
        "The default pipeline for automatically inserting deallocation operations after one-shot bufferization. "
            + "Deallocation operations (except `memref.realloc`) may not be present already.",
        List.of(dynamic), DeallocPasses::build),
        new NamedPipeline("last-use-buffer-deallocation-pipeline", "Frees each buffer behind its last use on each path, with simplifications around.",
            LastUseOptions.ALL, DeallocPasses::buildLastUse));
  }

  private static void buildLastUse(Pipeline pipeline, PassOptions options) {
    Map<String, String> given = new HashMap<>();
    for (PassOption option : LastUseOptions.ALL) given.put(option.name(), options.text(option.name()));
    pipeline.add(Canonicalize.INFO)
        .add(Cse.INFO)
        .add(LastUseDeallocation.INFO, given)
        .add(Canonicalize.INFO)
        .add(Cse.INFO);
  }

  private static void build(Pipeline pipeline, PassOptions options) {
    pipeline.add(ExpandRealloc.INFO, "emit-deallocs", "false")
        .add(Canonicalize.INFO)
        .add(OwnershipBasedDealloc.INFO, DYNAMIC_OWNERSHIP, options.text(DYNAMIC_OWNERSHIP))
        .add(Canonicalize.INFO)
        .add(BufferDeallocationSimplification.INFO)
        .add(LowerDeallocations.INFO)
        .add(Cse.INFO)
        .add(Canonicalize.INFO);
  }
}
