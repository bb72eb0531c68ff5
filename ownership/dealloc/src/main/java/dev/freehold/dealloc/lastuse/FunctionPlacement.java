// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse;

import dev.freehold.convention.BufferConvention;
import dev.freehold.dealloc.Buffers;
import dev.freehold.dealloc.lastuse.calls.Allocations;
import dev.freehold.dealloc.lastuse.calls.GainByFreeing;
import dev.freehold.dealloc.lastuse.calls.RunContext;
import dev.freehold.dealloc.lastuse.emission.ChangedSignatures;
import dev.freehold.dealloc.lastuse.emission.DeallocationEmitter;
import dev.freehold.dealloc.lastuse.handles.ManagedSites;
import dev.freehold.dealloc.lastuse.handles.Obstacle;
import dev.freehold.dealloc.lastuse.options.LastUseOptions;
import dev.freehold.dealloc.lastuse.placement.PlacementSummary;
import dev.freehold.dealloc.lastuse.placement.RegionPlacement;
import dev.freehold.dealloc.lastuse.placement.ReturnedCopies;
import dev.freehold.dealloc.lastuse.preparation.SharedEdgeBlocks;
import dev.freehold.dealloc.lastuse.remarks.DeallocationRemarks;
import dev.freehold.dealloc.lastuse.remarks.DeallocationStatistics;
import dev.freehold.ir.Block;
import dev.freehold.ir.Cancellation;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Value;
import dev.freehold.ir.analysis.Dominance;
import dev.freehold.pass.PassContext;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The deallocations of one function: those of its body, and of each region in it that control does not pass through as far as is known. */
final class FunctionPlacement {
  private final Op function;
  private final ManagedSites managed;
  private final LastUseOptions options;
  private final List<RegionPlacement> regions = new ArrayList<>();

  /** Analyses a function, in which some sites are {@code lost} already. */
  FunctionPlacement(Op function, Map<Value, Obstacle> lost, SharedEdgeBlocks shared, RunContext run) {
    this.function = function;
    options = run.options();
    managed = new ManagedSites(function, lost, run);
    Dominance dominance = new Dominance(function);
    Deque<Region> pending = new ArrayDeque<>(function.regions());
    while (!pending.isEmpty()) {
      Cancellation.check();
      Region region = pending.pop();
      if (region.isEmpty()) continue;
      if (!Dominance.isOrdered(region)) {
        giveUp(region);
        continue;
      }
      RegionPlacement placement = RegionPlacement.of(region, managed, options, shared::isLookedThrough, dominance, run.cx());
      regions.add(placement);
      pending.addAll(placement.graph().opaqueRegions());
    }
  }

  /** Nothing says in which order the operations of a region without dominance run, or those in it. */
  private void giveUp(Region region) {
    Obstacle obstacle = new Obstacle(Obstacle.Kind.NO_ORDER, region.enclosingOp().location());
    for (Block block : region) {
      for (Op op : block) op.walk(inner -> inner.results().forEach(result -> managed.giveUp(result, obstacle)));
    }
  }

  /** The sites whose buffers are not freed although they could be as far as is known in front, and why. */
  Map<Value, Obstacle> givenUp() {
    return managed.givenUp();
  }

  /** What is better if the function frees its arguments itself, for those that it can free and for which there is something. */
  Map<Value, GainByFreeing> gains(Allocations allocations) {
    Map<Value, GainByFreeing> found = new LinkedHashMap<>();
    for (Value argument : function.region(0).entryBlock().arguments()) {
      if (managed.isFreedByProgram(argument)) found.put(argument, GainByFreeing.EARLY);
    }
    for (RegionPlacement region : regions) region.addGains(allocations, found);
    found.keySet().removeIf(argument -> !managed.contains(argument));
    return found;
  }

  /** The part that a call is in; null if control comes to it in an order that is not known, or never. */
  @Nullable
  RegionPlacement around(Op call) {
    for (RegionPlacement region : regions) {
      if (region.graph().contains(call)) return region;
    }
    return null;
  }

  /** Says which buffers are not freed, and why. */
  void report(PassContext cx) {
    DeallocationRemarks remarks = new DeallocationRemarks(function, cx);
    DeallocationStatistics statistics = new DeallocationStatistics(cx);
    function.walk(op -> {
      for (Value.Result result : op.results()) {
        Diagnostic.Builder explanation = managed.explain(result);
        if (explanation == null) continue;
        Diagnostic left = explanation.build();
        cx.report(left);
        remarks.escaped(result, left, managed.obstacle(result));
        statistics.countEscaped();
      }
    });
  }

  /** What the functions without a body say that are given managed buffers here, or make some. */
  Set<BufferConvention> declarations() {
    Set<BufferConvention> found = new LinkedHashSet<>();
    function.walk(op -> {
      BufferConvention callee = managed.conventions().declared().of(op);
      if (callee == null || !callee.function().isDeclaration()) return;
      RegionPlacement region = around(op);
      boolean isConcerned = op.results().stream().anyMatch(managed::contains)
          || region != null && op.operands().stream().anyMatch(operand -> !region.handles().reached(operand).isEmpty());
      if (isConcerned) found.add(callee);
    });
    return found;
  }

  /** Expects of a check that buffers may leak which are not managed. */
  void leaveUnmanaged(OutputCheck check) {
    function.walk(op -> {
      if (op.results().stream().anyMatch(result -> Buffers.isBuffer(result) && !managed.contains(result))) check.leave(op);
    });
  }

  /** An error about the first result that the function says it only lends although it is its own on some path; null if there is none. */
  Diagnostic.@Nullable Builder refuseLost() {
    for (RegionPlacement placement : regions) {
      for (RegionPlacement.Returned lost : placement.lost()) {
        return Diagnostic.error(lost.end().location(), "result " + lost.operand() + " is the function's own, and '" + BufferConvention.BORROWED
            + "' says that nobody frees it").note(lost.end().operand(lost.operand()).location(), "it is defined here");
      }
    }
    return null;
  }

  /** An error about the first result that is not the function's own on all paths; null if there is none. */
  Diagnostic.@Nullable Builder refuseResult() {
    for (RegionPlacement placement : regions) {
      List<ReturnedCopies.Copy> copies = placement.copies();
      if (copies.isEmpty()) continue;
      ReturnedCopies.Copy copy = copies.getFirst();
      return Diagnostic.error(copy.end().location(), "result " + copy.operand() + " may not be the function's own to return")
          .note(copy.end().operand(copy.operand()).location(), "it is defined here");
    }
    return null;
  }

  /** Writes the deallocations into the program. */
  void emit(ChangedSignatures signatures, PassContext cx) {
    DeallocationRemarks remarks = new DeallocationRemarks(function, cx);
    DeallocationStatistics statistics = new DeallocationStatistics(cx);
    List<PlacementSummary> summaries = regions.stream().map(PlacementSummary::of).toList();
    for (int i = 0; i < regions.size(); i++) {
      statistics.count(regions.get(i), summaries.get(i));
      if (cx.wantsRemarks(DeallocationRemarks.CATEGORY)) remarks.explain(regions.get(i), summaries.get(i));
    }
    signatures.change(function, cx.rewriter());
    for (int i = 0; i < regions.size(); i++) {
      new DeallocationEmitter(regions.get(i), summaries.get(i).splitEdges(), signatures, options, cx).emit();
    }
  }
}
