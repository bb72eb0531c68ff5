// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.legacy;

import dev.freehold.analysis.BlockCycles;
import dev.freehold.analysis.BufferViewFlow;
import dev.freehold.dealloc.Allocating;
import dev.freehold.dealloc.Allocation;
import dev.freehold.dealloc.AllocationModels;
import dev.freehold.dealloc.Buffers;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;
import dev.freehold.ir.Profile;
import dev.freehold.ir.Value;
import dev.freehold.ir.analysis.Dominance;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.iface.RegionBranchOp;
import dev.freehold.pass.CheckedTogether;
import dev.freehold.pass.PassContext;
import dev.freehold.pass.PassInfo;
import dev.freehold.pass.UnsupportedProgram;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * LLVM 19's pass, which LLVM 20 removed: deallocates every allocation behind the last use of all values that may be it, without ownership at
 * run time. A value that may be one of several buffers gets a clone of its own:
 *
 * <pre>
 *   %r = scf.if %c -&gt; (memref&lt;2xf32&gt;) {      %r = scf.if %c -&gt; (memref&lt;2xf32&gt;) {
 *     %a = memref.alloc()                        %a = memref.alloc()
 *                                                %0 = bufferization.clone %a
 *                                                memref.dealloc %a
 *     scf.yield %a                               scf.yield %0
 *   } else {                                   } else {
 *                                                %1 = bufferization.clone %arg
 *     scf.yield %arg                             scf.yield %1
 *   }                                          }
 *   test.copy(%r, %out)                        test.copy(%r, %out)
 *                                              memref.dealloc %r
 * </pre>
 *
 * What a function returns belongs to its caller, and the result of a call, which may be one of its operands, is left alone.
 *
 * <p>The algorithm does not fit all programs: {@link Acceptance} decides whether its output is taken. Upstream: LLVM 19's
 * {@code BufferDeallocation.cpp}.
 */
public record BufferDeallocation() implements CheckedTogether {
  public static final PassInfo INFO = PassInfo.of("buffer-deallocation", "BufferDeallocation",
      "Adds all required dealloc operations for all allocations in the input program", options -> new BufferDeallocation()).on("func.func");

  @Override
  public PassInfo info() {
    return INFO;
  }

  @Override
  public void run(Op function, PassContext cx) {
    if (((FunctionLike) function).isDeclaration()) return;
    try {
      if (BlockCycles.anyBelow(function)) throw new UnsupportedProgram(function, "Only structured control-flow loops are supported.");
      function.walk(op -> complainAboutUnknownFlow(op, cx));
      Acceptance acceptance = acceptance(cx.profile());
      deallocate(function, acceptance, cx);
      acceptance.checkUses(function, cx);
    } catch (UnsupportedProgram unsupported) {
      cx.report(unsupported.diagnostic());
    }
  }

  @Override
  public boolean isChecked(Profile profile) {
    return acceptance(profile).checksDeallocations();
  }

  @Override
  public void check(List<Op> functions, PassContext cx) {
    acceptance(cx.profile()).checkDeallocations(functions, cx);
  }

  private static Acceptance acceptance(Profile profile) {
    return profile.strategy(Acceptance.class, Acceptance.SOUND);
  }

  /** An error, but as in the reference no failure: nothing is known to flow through the regions of the operation. */
  private static void complainAboutUnknownFlow(Op op, PassContext cx) {
    boolean regionsMatter = op.regionCount() == 1 && op.resultCount() > 0 || op.regionCount() > 1;
    if (!regionsMatter || op == cx.root() || op instanceof RegionBranchOp) return;
    String message = "All operations with attached regions need to implement the RegionBranchOpInterface.";
    cx.complain(Diagnostic.error(op.location(), message).see(op));
  }

  /** LLVM 19 takes a number that a call returns for an alias of the memrefs passed to it, except where it would have to be cloned. */
  private static void deallocate(Op function, Acceptance acceptance, PassContext cx) throws UnsupportedProgram {
    BufferViewFlow flow = BufferViewFlow.cautious(function, cx.registry(), cx.profile());
    List<Allocation> allocations = Allocation.allBelow(function);
    Map<Value, Allocating> models = models(allocations, flow, cx);
    Dominance dominance = new Dominance(function);
    Set<Value> critical = CriticalAliases.of(allocations, flow, dominance);
    if (Buffers.count(critical) < critical.size()) {
      flow = flow.only((source, target) -> Buffers.isBuffer(target));
      critical = CriticalAliases.of(allocations, flow, dominance);
    }
    CloneInsertion clones = new CloneInsertion();
    for (Value value : critical) clones.plan(value);
    Set<Value> cloned = critical;
    BufferViewFlow afterClones = flow.only((source, target) -> !cloned.contains(target));
    acceptance.checkClones(clones.planned(), afterClones);
    clones.insert(models, cx.rewriter());
    DeallocPlacement placement = new DeallocPlacement(afterClones, dominance, models, cx.rewriter());
    for (Allocation allocation : allocations) placement.place(allocation.buffer(), allocation.dealloc());
    for (Value value : critical) placement.place(value, null);
  }

  /** What deallocates and clones each value that may be an allocation; of several allocations the last one decides. */
  private static Map<Value, Allocating> models(List<Allocation> allocations, BufferViewFlow flow, PassContext cx) throws UnsupportedProgram {
    List<Allocating> models = new ArrayList<>();
    for (Allocation allocation : allocations) {
      Op op = allocation.buffer().owner();
      Allocating model = AllocationModels.of(op, cx.registry(), cx.profile());
      if (model == null && allocation.dealloc() == null) {
        throw new UnsupportedProgram(op, "Allocation is not deallocated explicitly nor does the operation implement the AllocationOpInterface.");
      }
      models.add(model);
    }
    Map<Value, Allocating> known = new IdentityHashMap<>();
    for (int i = models.size() - 1; i >= 0; i--) {
      Allocating model = models.get(i);
      flow.walk(allocations.get(i).buffer(), value -> !known.containsKey(value) && known.put(value, model) == null);
    }
    return known;
  }
}
