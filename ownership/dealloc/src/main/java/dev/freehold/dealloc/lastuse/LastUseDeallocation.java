// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse;

import dev.freehold.convention.BufferConvention;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.Walk;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.pass.Pass;
import dev.freehold.pass.PassContext;
import dev.freehold.pass.PassInfo;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

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
    if (options.existing() == ExistingDeallocs.ERROR || options.unknown() == UnknownOps.ERROR) refuse(root, cx);
    if (cx.failed()) return;
    PrivateTwins.make(root, options, cx);
    DeclaredConventions declared = new DeclaredConventions(cx.symbols());
    FreedArguments arguments = new FreedArguments(root, declared, cx);
    ReturnedReferences references = new ReturnedReferences(cx);
    references.solve(root);
    List<Op> functions = functions(root);
    OutputCheck check = LastUseDeallocation.class.desiredAssertionStatus() ? OutputCheck.of(root, cx.registry()) : null;
    Conventions usual = new Conventions(DirectCalls.NONE, declared, references);
    functions.stream().filter(RunningWork::hasTokens).forEach(function -> awaitTokens(function, usual, arguments, cx));
    SharedEdgeBlocks shared = new SharedEdgeBlocks(usual, arguments, options, cx);
    functions.forEach(shared::make);
    DirectCalls calls = DirectCalls.in(root, options.signatures(), options.boundary(), cx.symbols());
    Conventions conventions = new Conventions(calls, declared, references);
    if (options.signatures() == Signatures.ALL) arguments.solve();
    Agreement agreement = new Agreement(conventions, arguments, options, shared, cx);
    Map<Op, FunctionPlacement> placements = agreement.reach();
    ConventionRemarks remarks = new ConventionRemarks(conventions, agreement, cx);
    remarks.explain(options.signatures());
    new DeallocationStatistics(cx).count(conventions);
    Set<BufferConvention> assumed = new HashSet<>();
    ChangedSignatures changes = new ChangedSignatures(conventions, cx.rewriter());
    for (Op function : functions) {
      FunctionPlacement known = placements.remove(function);
      FunctionPlacement placement = known != null ? known : new FunctionPlacement(function, conventions, arguments, Map.of(), options, shared, cx);
      placement.report();
      if (cx.wantsRemarks(DeallocationRemarks.CATEGORY)) placement.declarations().stream().filter(assumed::add).forEach(remarks::assumed);
      if (check != null) placement.leaveUnmanaged(check);
      Diagnostic.Builder refusal = placement.refuseLost();
      if (refusal == null && options.boundary() == BoundaryResults.ERROR) refusal = placement.refuseResult();
      if (refusal != null) {
        cx.report(refusal);
        continue;
      }
      placement.emit(changes);
    }
    changes.complete();
    new DeallocationStatistics(cx).countSharedBlocks(shared.eraseIdle());
    assert check == null || cx.failed() || check.holds();
  }

  private static List<Op> functions(Op root) {
    List<Op> functions = new ArrayList<>();
    root.walk(op -> {
      if (op instanceof FunctionLike function && !function.isDeclaration()) functions.add(op);
    });
    return functions;
  }

  /** Sees to it that somebody waits for what uses buffers, and frees those that need not be waited for. */
  private void awaitTokens(Op function, Conventions conventions, FreedArguments arguments, PassContext cx) {
    if (options.awaitsDropped()) DroppedTokens.await(function, ManagedSites.ifAwaited(function, arguments, options.unknown(), conventions, cx), cx);
    StreamFrees.insert(function, new ManagedSites(function, arguments, options.unknown(), conventions, Map.of(), cx), cx);
  }

  private void refuse(Op root, PassContext cx) {
    DeclaredConventions declared = new DeclaredConventions(cx.symbols());
    Conventions usual = new Conventions(DirectCalls.NONE, declared, new ReturnedReferences(cx));
    FreedArguments arguments = new FreedArguments(root, declared, cx);
    functions(root).forEach(function -> refuse(function, usual, arguments, cx));
  }

  /** Reports an error about the first buffer with which a function does what the options refuse. */
  private void refuse(Op function, Conventions conventions, FreedArguments arguments, PassContext cx) {
    ManagedSites managed = new ManagedSites(function, arguments, options.unknown(), conventions, Map.of(), cx);
    function.walkPreOrder(op -> {
      for (Value.Result result : op.results()) {
        Diagnostic.Builder refusal = options.existing() == ExistingDeallocs.ERROR ? managed.refuseFree(result) : null;
        if (refusal == null && options.unknown() == UnknownOps.ERROR) refusal = managed.refuseUnknown(result);
        if (refusal == null) continue;
        cx.report(refusal);
        return Walk.STOP;
      }
      return Walk.ADVANCE;
    });
  }
}
