// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.legacy;

import dev.freehold.analysis.BlockCycles;
import dev.freehold.analysis.BufferViewFlow;
import dev.freehold.dealloc.Allocating;
import dev.freehold.dealloc.Allocation;
import dev.freehold.dealloc.Buffers;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.analysis.Dominance;
import dev.freehold.ir.diag.Diagnostic;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.iface.RegionBranchOp;
import dev.freehold.pass.Pass;
import dev.freehold.pass.PassContext;
import dev.freehold.pass.PassInfo;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Frees every allocated buffer after the last use of all values that may be it. A value that may be one of several buffers
 * gets a copy of its own:
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
 */
public record BufferDeallocation() implements Pass {
  public static final PassInfo INFO = PassInfo.of("buffer-deallocation", "BufferDeallocation",
      "Adds all required dealloc operations for all allocations in the input program", options -> new BufferDeallocation()).on("func.func");

  @Override
  public PassInfo info() {
    return INFO;
  }

  @Override
  public void run(Op function, PassContext cx) {
    if (((FunctionLike) function).isDeclaration()) return;
    if (BlockCycles.anyBelow(function)) {
      cx.report(Diagnostic.error(function.location(), "Only structured control-flow loops are supported.").see(function));
      return;
    }
    function.walk(op -> complainAboutUnknownFlow(op, cx));
    try {
      free(function, cx.registry());
    } catch (Unsupported unsupported) {
      cx.report(unsupported.diagnostic());
    }
  }

  /** The user is told, but as in the reference this is no failure: nothing is known to flow through the regions of the operation. */
  private static void complainAboutUnknownFlow(Op op, PassContext cx) {
    boolean regionsMatter = op.regionCount() == 1 && op.resultCount() > 0 || op.regionCount() > 1;
    if (!regionsMatter || op == cx.root() || op instanceof RegionBranchOp) return;
    String message = "All operations with attached regions need to implement the RegionBranchOpInterface.";
    cx.complain(Diagnostic.error(op.location(), message).see(op));
  }

  /**
   * The reference takes a number that a call returns for an alias of the buffers passed to it. That delays frees; where nothing
   * worse comes of it we do the same, for the same output, and otherwise think of buffers only.
   */
  private static void free(Op function, Registry registry) throws Unsupported {
    BufferViewFlow ofAnyType = BufferViewFlow.cautious(function, registry);
    BufferViewFlow flow = ofAnyType.only((source, target) -> Buffers.isBuffer(target));
    Dominance dominance = new Dominance(function);
    Rewriter rewriter = new Rewriter(registry);
    List<Allocation> allocations = new ArrayList<>(Allocation.allBelow(function));
    Map<Value, Allocating> allocators = allocators(allocations, ofAnyType, registry);
    Set<Value> critical = CriticalAliases.of(allocations, ofAnyType, dominance);
    if (Buffers.count(critical) < critical.size()) critical = CriticalAliases.of(allocations, flow, dominance);
    else if (LegacyFault.NUMBERS_ARE_BUFFERS.isKeptIn(registry)) flow = ofAnyType;
    OwnCopies copies = new OwnCopies();
    for (Value value : critical) {
      copies.give(value);
      allocations.add(new Allocation(value, null));
    }
    boolean noticed = LegacyFault.COPIES_ARE_NOTICED.isKeptIn(registry);
    SparedBuffers spared = noticed ? SparedBuffers.NONE : SparedBuffers.insteadOfNoticed(copies, critical, allocators, flow, dominance);
    List<PassedCopy> passed = copies.make(allocators, rewriter);
    BufferViewFlow afterCopies = spared.afterCopies(flow, critical);
    if (!LegacyFault.WHAT_MAY_BE_RETURNED_LEAKS.isKeptIn(registry)) {
      new UnsureReturns(toBeFreed(allocations), afterCopies).copy(function, allocators, rewriter);
    }
    Ends ends = Ends.of(afterCopies, spared.afterCopies(ofAnyType, critical), dominance, registry);
    Frees frees = new Frees(ends, afterCopies, allocators, spared, rewriter);
    for (Allocation allocation : sparingFirst(allocations, spared)) frees.place(allocation);
    frees.finish(passed);
  }

  /** What spares others is freed before those are: the last that has received one comes first. */
  private static List<Allocation> sparingFirst(List<Allocation> allocations, SparedBuffers spared) {
    Deque<Allocation> order = new ArrayDeque<>();
    for (Allocation allocation : allocations) {
      if (spared.of(allocation.buffer()).isEmpty()) order.addLast(allocation);
      else order.addFirst(allocation);
    }
    return List.copyOf(order);
  }

  private static Set<Value> toBeFreed(List<Allocation> allocations) {
    Set<Value> buffers = Collections.newSetFromMap(new IdentityHashMap<>());
    for (Allocation allocation : allocations) {
      if (allocation.dealloc() == null) buffers.add(allocation.buffer());
    }
    return buffers;
  }

  /** What frees and copies each value that may be an allocated buffer; of several the last allocation tells. */
  private static Map<Value, Allocating> allocators(List<Allocation> allocations, BufferViewFlow flow, Registry registry) throws Unsupported {
    List<Allocating> models = new ArrayList<>();
    for (Allocation allocation : allocations) {
      Op op = allocation.buffer().definingOp();
      Allocating model = registry.as(op, Allocating.class);
      if (model == null && allocation.dealloc() == null) {
        throw new Unsupported(op, "Allocation is not deallocated explicitly nor does the operation implement the AllocationOpInterface.");
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
