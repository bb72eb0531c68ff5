// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.placement;

import dev.freehold.analysis.BufferViewFlow;
import dev.freehold.dealloc.EscapeAnalysis;
import dev.freehold.dealloc.Escapes;
import dev.freehold.ir.Block;
import dev.freehold.ir.Diagnostic;
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
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Moves deallocations up to behind the last use of their buffer, where that is in the block that allocates and frees it. Upstream:
 * {@code --optimize-allocation-liveness}.
 *
 * <pre>
 *   %a = memref.alloc() : memref&lt;4xf32&gt;              %a = memref.alloc() : memref&lt;4xf32&gt;
 *   memref.copy %x, %a …                             memref.copy %x, %a …
 *   func.call @other() : () -&gt; ()                    memref.dealloc %a : memref&lt;4xf32&gt;
 *   memref.dealloc %a : memref&lt;4xf32&gt;                func.call @other() : () -&gt; ()
 * </pre>
 *
 * <p>A use is also one of what refers to the buffer, such as a tensor made of it, and of every view. A deallocation stays, with a remark, if its
 * buffer is stored in memory or its address is taken; it never moves above what may wait for something that was started with the buffer. The reference
 * looks for none of these, and takes {@code memref.transpose} for no view. It also moves a deallocation out of the way of what it needs
 * itself, or behind the terminator; here it stays where it is, or as early as it can be.
 */
public record OptimizeAllocationLiveness() implements Pass {
  private static final String LEFT = "the deallocation is not moved: the buffer may be in use until then";
  /** No wait tells when these are over. */
  private static final Set<Escapes.Kind> LOST = Set.of(Escapes.Kind.STORED, Escapes.Kind.ADDRESS);

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
    BufferViewFlow names = BufferViewFlow.cautious(root, cx.registry(), cx.profile());
    Escapes escapes = EscapeAnalysis.in(root, names, cx);
    Rewriter rewriter = cx.rewriter();
    Map<Block, LastUses> lastUses = new IdentityHashMap<>();
    Waits waits = new Waits();
    root.walk(op -> {
      Value buffer = allocatedBy(op);
      if (buffer == null) return;
      Op dealloc = onlyFree(buffer);
      if (dealloc == null || dealloc.block() != op.block()) return;
      Op last = lastUses.computeIfAbsent(op.enclosingBlock(), block -> new LastUses(block, escapes.references())).of(buffer, dealloc);
      Op wanted = last == null ? null : earliest(dealloc, last);
      if (wanted == null || wanted.next() == dealloc) return;
      Op behind = limit(wanted, buffer, dealloc, escapes, waits);
      if (behind.next() != dealloc) {
        moveBehind(dealloc, behind, rewriter);
        waits.moved(dealloc);
      } else {
        Escapes.Escape escape = Objects.requireNonNull(escapes.of(buffer, Escapes.OUT_OF_SIGHT), "nothing else keeps it there");
        cx.report(escape.explain(Diagnostic.remark(buffer.location(), LEFT)));
      }
    });
  }

  /** The operation behind which a buffer may be freed that may be in use when control is behind {@code last}. */
  private static Op limit(Op last, Value buffer, Op dealloc, Escapes escapes, Waits waits) {
    if (escapes.of(buffer, LOST) != null) return Objects.requireNonNull(dealloc.prev(), "the allocation is in front of it");
    Op wait = escapes.of(buffer, Escapes.OUT_OF_SIGHT) == null ? null : waits.lastBefore(dealloc);
    return wait != null && last.isBefore(wait) ? wait : last;
  }

  /** The only result that the operation allocates, or null. */
  private static @Nullable Value allocatedBy(Op op) {
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
  private static @Nullable Op onlyFree(Value buffer) {
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

  /** The operation behind which the deallocation can stand, if {@code last} is the last one to use the buffer; null where there is none. */
  private static @Nullable Op earliest(Op dealloc, Op last) {
    Op behind = last;
    for (Value operand : dealloc.operands()) {
      Op definition = operand.definingOp();
      if (definition != null && definition.block() == dealloc.block() && behind.isBefore(definition)) behind = definition;
    }
    return isNeeded(dealloc, behind) ? null : behind;
  }

  private static void moveBehind(Op dealloc, Op behind, Rewriter rewriter) {
    if (behind == dealloc.enclosingBlock().terminator()) rewriter.moveBefore(dealloc, behind);
    else rewriter.moveAfter(dealloc, behind);
  }

  /** Whether others have used a result by then, as that of {@code memref.realloc}. */
  private static boolean isNeeded(Op dealloc, Op then) {
    for (Value result : dealloc.results()) {
      for (Use use = result.firstUse(); use != null; use = use.next()) {
        Op user = dealloc.enclosingBlock().ancestorIn(use.owner());
        if (user != null && !then.isBefore(user)) return true;
      }
    }
    return false;
  }
}
