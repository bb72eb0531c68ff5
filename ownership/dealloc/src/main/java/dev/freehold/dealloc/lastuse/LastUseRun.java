// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse;

import dev.freehold.convention.BufferConvention;
import dev.freehold.dealloc.lastuse.calls.Conventions;
import dev.freehold.dealloc.lastuse.calls.DirectCalls;
import dev.freehold.dealloc.lastuse.calls.RunContext;
import dev.freehold.dealloc.lastuse.emission.ChangedSignatures;
import dev.freehold.dealloc.lastuse.handles.ManagedSites;
import dev.freehold.dealloc.lastuse.options.BoundaryResults;
import dev.freehold.dealloc.lastuse.options.LastUseOptions;
import dev.freehold.dealloc.lastuse.preparation.DroppedTokens;
import dev.freehold.dealloc.lastuse.preparation.SharedEdgeBlocks;
import dev.freehold.dealloc.lastuse.preparation.StreamFrees;
import dev.freehold.dealloc.lastuse.remarks.ConventionRemarks;
import dev.freehold.dealloc.lastuse.remarks.DeallocationRemarks;
import dev.freehold.dealloc.lastuse.remarks.DeallocationStatistics;
import dev.freehold.dealloc.lastuse.running.RunningWork;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.pass.PassContext;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** One run of {@link LastUseDeallocation} on a program: prepares its functions, reaches conventions among them, and frees buffers in each. */
final class LastUseRun {
  private final LastUseOptions options;
  private final PassContext cx;
  private final List<Op> functions;
  private final DirectCalls calls;
  /** By the usual conventions. */
  private final RunContext usual;
  private final SharedEdgeBlocks shared;
  private final DeallocationStatistics statistics;
  /** Looks at the output; null without assertions. */
  private final @Nullable OutputCheck check;

  LastUseRun(Op root, LastUseOptions options, PassContext cx) {
    this.options = options;
    this.cx = cx;
    functions = functions(root);
    calls = DirectCalls.in(root, options.signatures(), options.boundary(), cx.symbols());
    usual = RunContext.of(root, DirectCalls.NONE, options, cx);
    shared = new SharedEdgeBlocks(usual);
    statistics = new DeallocationStatistics(cx);
    check = LastUseRun.class.desiredAssertionStatus() ? OutputCheck.of(root, cx.registry()) : null;
  }

  /** The functions with a body below {@code root}, itself included. */
  static List<Op> functions(Op root) {
    List<Op> functions = new ArrayList<>();
    root.walk(op -> {
      if (op instanceof FunctionLike function && !function.isDeclaration()) functions.add(op);
    });
    return functions;
  }

  void run() {
    functions.stream().filter(RunningWork::hasTokens).forEach(this::awaitTokens);
    functions.forEach(shared::make);
    Conventions conventions = usual.conventions().among(calls);
    usual.arguments().solve();
    RunContext agreed = usual.with(conventions);
    Agreement agreement = new Agreement(agreed, shared);
    Map<Op, FunctionPlacement> placements = new ConcurrentHashMap<>(agreement.reach());
    ConventionRemarks remarks = new ConventionRemarks(conventions, agreement::handedOver, cx);
    remarks.explain(options.signatures());
    statistics.count(conventions);
    ChangedSignatures changes = new ChangedSignatures(conventions, cx.rewriter());
    Map<Op, Set<BufferConvention>> assumed = new ConcurrentHashMap<>();
    cx.forEachApart(outermost(), (outer, own) -> {
      for (Op function : functions(outer)) {
        FunctionPlacement known = placements.remove(function);
        FunctionPlacement placement = known != null ? known : new FunctionPlacement(function, Map.of(), shared, agreed.reportingTo(own));
        if (own.wantsRemarks(DeallocationRemarks.CATEGORY)) assumed.put(function, placement.declarations());
        emit(placement, changes, own);
      }
    });
    functions.stream().flatMap(function -> assumed.getOrDefault(function, Set.of()).stream()).distinct().forEach(remarks::assumed);
    changes.complete();
    statistics.countSharedBlocks(shared.eraseIdle());
    assert check == null || cx.failed() || check.holds();
  }

  /** The functions that are in no other one. */
  private List<Op> outermost() {
    Set<Op> all = new HashSet<>(functions);
    return functions.stream().filter(function -> !(function.parentOfType(FunctionLike.class) instanceof Op outer && all.contains(outer))).toList();
  }

  /** Sees to it that somebody waits for what uses buffers, and frees those that need not be waited for. */
  private void awaitTokens(Op function) {
    if (options.awaitsDropped()) DroppedTokens.await(function, ManagedSites.ifAwaited(function, usual), cx);
    StreamFrees.insert(function, usual);
  }

  /** Writes the deallocations of a function into the program, unless something about it is an error. */
  private void emit(FunctionPlacement placement, ChangedSignatures changes, PassContext own) {
    placement.report(own);
    if (check != null) placement.leaveUnmanaged(check);
    Diagnostic.Builder refusal = placement.refuseLost();
    if (refusal == null && options.boundary() == BoundaryResults.ERROR) refusal = placement.refuseResult();
    if (refusal == null) placement.emit(changes, own);
    else own.report(refusal);
  }
}
