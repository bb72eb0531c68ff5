// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse;

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
 *
 * @param existing what becomes of deallocations in the input
 */
public record LastUseDeallocation(ExistingDeallocs existing) implements Pass {
  public static final PassInfo INFO = PassInfo.of("last-use-buffer-deallocation", "LastUseBufferDeallocationPass",
      "Frees each buffer behind its last use on each path", options -> new LastUseDeallocation(ExistingDeallocs.of(options)))
      .option(ExistingDeallocs.OPTION);

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
    for (Op function : functions) free(function, cx);
  }

  private void free(Op function, PassContext cx) {
    ManagedSites managed = new ManagedSites(function, cx);
    if (existing == ExistingDeallocs.ERROR && refuseFree(function, managed, cx)) return;
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
      RegionPlacement placement = RegionPlacement.of(region, managed, existing, dominance, cx);
      placements.add(placement);
      pending.addAll(placement.graph().opaqueRegions());
    }
    function.walk(op -> {
      for (Value.Result result : op.results()) {
        Diagnostic.Builder remark = managed.explain(result);
        if (remark != null) cx.report(remark);
      }
    });
    for (RegionPlacement placement : placements) new DeallocationEmitter(placement, cx.rewriter()).emit();
  }

  /** Nothing says in which order the operations of a region without dominance run, or those in it. */
  private static void giveUp(Region region, ManagedSites managed) {
    for (Block block : region) {
      for (Op op : block) op.walk(inner -> inner.results().forEach(managed::giveUp));
    }
  }

  /** Reports an error about the first buffer that the program frees; returns whether there is one. */
  private static boolean refuseFree(Op function, ManagedSites managed, PassContext cx) {
    Walk end = function.walkPreOrder(op -> {
      for (Value.Result result : op.results()) {
        Diagnostic.Builder refusal = managed.refuseFree(result);
        if (refusal == null) continue;
        cx.report(refusal);
        return Walk.STOP;
      }
      return Walk.ADVANCE;
    });
    return end == Walk.STOP;
  }
}
