// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.placement;

import dev.freehold.analysis.BufferViewFlow;
import dev.freehold.ir.Block;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.pass.Pass;
import dev.freehold.pass.PassContext;
import dev.freehold.pass.PassInfo;
import java.util.IdentityHashMap;
import java.util.Map;

/**
 * Frees buffers behind their last use, where that is in the block that allocates and frees them.
 *
 * <p>The reference takes {@code memref.transpose} for no view and frees in front of uses through it, and moves a deallocation
 * out of the way of what it needs itself, or behind the terminator; here it stays where it is, or as early as it can be.
 */
public record OptimizeAllocationLiveness() implements Pass {
  public static final PassInfo INFO = PassInfo.of("optimize-allocation-liveness", "OptimizeAllocationLivenessPass",
      "This pass optimizes the liveness of temp allocations in the input function", options -> new OptimizeAllocationLiveness())
      .on("func.func");

  @Override
  public PassInfo info() {
    return INFO;
  }

  @Override
  public void run(Op root, PassContext cx) {
    if (((FunctionLike) root).isDeclaration()) return;
    BufferViewFlow flow = BufferViewFlow.cautious(root, cx.registry(), cx.profile());
    Rewriter rewriter = cx.rewriter();
    Map<Block, LastUses> lastUses = new IdentityHashMap<>();
    root.walk(op -> {
      Value buffer = allocatedBy(op);
      Op dealloc = buffer == null ? null : onlyFree(buffer);
      if (dealloc == null || dealloc.block() != op.block()) return;
      Op last = lastUses.computeIfAbsent(op.block(), block -> new LastUses(block, flow)).of(buffer, dealloc);
      if (last != null) moveBehind(dealloc, last, rewriter);
    });
  }

  /** The only result that the operation allocates, or null. */
  private static Value allocatedBy(Op op) {
    if (op.resultCount() == 0 || !(Effects.of(op) instanceof Effects.Known known)) return null;
    Value found = null;
    for (Effects.On on : known.effects()) {
      if (!on.is(Effect.Kind.ALLOCATE) || on.value() == null || on.value().definingOp() != op) continue;
      if (found != null) return null;
      found = on.value();
    }
    return found;
  }

  /** The operation that frees something and uses the buffer, if there is just one, and frees just one thing; otherwise null. */
  private static Op onlyFree(Value buffer) {
    Op found = null;
    for (Use use = buffer.firstUse(); use != null; use = use.next()) {
      if (!(Effects.of(use.owner()) instanceof Effects.Known known)) continue;
      for (Effects.On on : known.effects()) {
        if (!on.is(Effect.Kind.FREE)) continue;
        if (found != null) return null;
        found = use.owner();
      }
    }
    return found;
  }

  private static void moveBehind(Op dealloc, Op last, Rewriter rewriter) {
    Op behind = last;
    for (Value operand : dealloc.operands()) {
      Op definition = operand.definingOp();
      if (definition != null && definition.block() == dealloc.block() && behind.isBefore(definition)) behind = definition;
    }
    if (isNeeded(dealloc, behind)) return;
    if (behind == dealloc.block().terminator()) rewriter.moveBefore(dealloc, behind);
    else rewriter.moveAfter(dealloc, behind);
  }

  /** Whether others have used a result by then, as that of {@code memref.realloc}. */
  private static boolean isNeeded(Op dealloc, Op then) {
    for (Value result : dealloc.results()) {
      for (Use use = result.firstUse(); use != null; use = use.next()) {
        Op user = dealloc.block().ancestorIn(use.owner());
        if (user != null && !then.isBefore(user)) return true;
      }
    }
    return false;
  }
}
