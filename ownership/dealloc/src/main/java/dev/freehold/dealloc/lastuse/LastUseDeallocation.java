// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse;

import dev.freehold.dealloc.Buffers;
import dev.freehold.ir.Block;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Value;
import dev.freehold.ir.Walk;
import dev.freehold.ir.analysis.Dominance;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.pass.Pass;
import dev.freehold.pass.PassContext;
import dev.freehold.pass.PassInfo;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Frees each buffer at the first point where no handle that may still reach it will be used, on each path:
 *
 * <pre>
 *   %a = memref.alloc() …                       %a = memref.alloc() …
 *   cf.cond_br %c, ^uses, ^allocates            cf.cond_br %c, ^uses, ^allocates
 * ^uses:                                      ^uses:
 *   %x = memref.load %a[%i] …                   %x = memref.load %a[%i] …
 *   cf.br ^end                                  memref.dealloc %a
 *                                               cf.br ^end
 * ^allocates:                                 ^allocates:
 *   %b = memref.alloc() …                       memref.dealloc %a
 *                                               %b = memref.alloc() …
 * </pre>
 */
public record LastUseDeallocation(LastUseOptions options) implements Pass {
  public static final PassInfo INFO = PassInfo.of("last-use-buffer-deallocation", "LastUseBufferDeallocationPass",
      "Frees each buffer behind its last use on each path", options -> new LastUseDeallocation(LastUseOptions.of(options)))
      .options(LastUseOptions.ALL).statistics(DeallocationStatistics.ALL);

  @Override
  public PassInfo info() {
    return INFO;
  }

  @Override
  public void run(Op root, PassContext cx) {
    List<Op> functions = new ArrayList<>();
    root.walk(op -> {
      if (op instanceof FunctionLike function && !function.isDeclaration()) functions.add(op);
    });
    OutputCheck check = LastUseDeallocation.class.desiredAssertionStatus() ? OutputCheck.of(root, cx.registry()) : null;
    FreedArguments arguments = new FreedArguments(root, cx);
    for (Op function : functions) free(function, arguments, check, cx);
    assert check == null || cx.failed() || check.holds();
  }

  private void free(Op function, FreedArguments arguments, @Nullable OutputCheck check, PassContext cx) {
    ManagedSites managed = new ManagedSites(function, arguments, options.unknown(), cx);
    if (refuses(function, managed, cx)) return;
    Dominance dominance = new Dominance(function);
    List<RegionPlacement> placements = new ArrayList<>();
    Deque<Region> pending = new ArrayDeque<>(function.regions());
    while (!pending.isEmpty()) {
      Region region = pending.pop();
      if (region.isEmpty()) continue;
      if (!Dominance.isOrdered(region)) {
        giveUp(region, managed);
        continue;
      }
      RegionPlacement placement = RegionPlacement.of(region, managed, options, dominance, cx);
      placements.add(placement);
      pending.addAll(placement.graph().opaqueRegions());
    }
    DeallocationRemarks remarks = new DeallocationRemarks(function, cx);
    DeallocationStatistics statistics = new DeallocationStatistics(cx);
    function.walk(op -> {
      for (Value.Result result : op.results()) {
        if (check != null && Buffers.isBuffer(result) && !managed.contains(result)) check.leave(op);
        Diagnostic.Builder explanation = managed.explain(result);
        if (explanation == null) continue;
        Diagnostic left = explanation.build();
        cx.report(left);
        remarks.escaped(result, left, managed.obstacle(result));
        statistics.countEscaped();
      }
    });
    if (options.boundary() == BoundaryResults.ERROR && refuseResult(placements, cx)) return;
    for (RegionPlacement placement : placements) {
      PlacementSummary summary = PlacementSummary.of(placement);
      statistics.count(placement, summary);
      if (cx.wantsRemarks(DeallocationRemarks.CATEGORY)) remarks.explain(placement, summary);
    }
    for (RegionPlacement placement : placements) new DeallocationEmitter(placement, cx.rewriter()).emit();
  }

  /** Nothing says in which order the operations of a region without dominance run, or those in it. */
  private static void giveUp(Region region, ManagedSites managed) {
    for (Block block : region) {
      for (Op op : block) op.walk(inner -> inner.results().forEach(result -> managed.giveUp(result, Obstacle.NO_ORDER)));
    }
  }

  /** Reports an error about the first buffer with which the program does what the options refuse; returns whether there is one. */
  private boolean refuses(Op function, ManagedSites managed, PassContext cx) {
    if (options.existing() != ExistingDeallocs.ERROR && options.unknown() != UnknownOps.ERROR) return false;
    Walk end = function.walkPreOrder(op -> {
      for (Value.Result result : op.results()) {
        Diagnostic.Builder refusal = options.existing() == ExistingDeallocs.ERROR ? managed.refuseFree(result) : null;
        if (refusal == null && options.unknown() == UnknownOps.ERROR) refusal = managed.refuseUnknown(result);
        if (refusal == null) continue;
        cx.report(refusal);
        return Walk.STOP;
      }
      return Walk.ADVANCE;
    });
    return end == Walk.STOP;
  }

  /** Reports an error about the first result that is not the function's own on all paths; returns whether there is one. */
  private static boolean refuseResult(List<RegionPlacement> placements, PassContext cx) {
    for (RegionPlacement placement : placements) {
      Diagnostic.Builder refusal = placement.refuseResult();
      if (refusal == null) continue;
      cx.report(refusal);
      return true;
    }
    return false;
  }
}
