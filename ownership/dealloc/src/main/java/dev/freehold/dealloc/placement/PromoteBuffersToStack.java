// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.placement;

import dev.freehold.analysis.BlockCycles;
import dev.freehold.analysis.BufferViewFlow;
import dev.freehold.dealloc.Allocation;
import dev.freehold.dealloc.EscapeAnalysis;
import dev.freehold.dealloc.Escapes.Escape;
import dev.freehold.dealloc.Escapes;
import dev.freehold.dealloc.ProgramFrees;
import dev.freehold.ir.Block;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.iface.AutomaticAllocationScope;
import dev.freehold.memref.AllocOp;
import dev.freehold.memref.AllocaOp;
import dev.freehold.memref.RankOp;
import dev.freehold.pass.Pass;
import dev.freehold.pass.PassContext;
import dev.freehold.pass.PassInfo;
import dev.freehold.pass.PassOption;
import org.jspecify.annotations.Nullable;

/**
 * Small buffers that nobody frees, and that are not needed when the scope around them ends, are allocated on the stack. Upstream:
 * {@code --promote-buffers-to-stack}.
 *
 * <pre>
 *   %a = memref.alloc() : memref&lt;4xf32&gt;              %a = memref.alloca() : memref&lt;4xf32&gt;
 *   memref.copy %x, %a …                             memref.copy %x, %a …
 *   return                                           return
 * </pre>
 *
 * <p>A buffer that escapes (see {@link Escapes}) stays on the heap, with a remark: who is to see it when the scope has ended is not known.
 * The reference promotes it; and where a buffer leaves the scope around it, such as {@code memref.alloca_scope}, it is content if there is another
 * one farther out.
 *
 * <p>An allocation in a loop stays on the heap, since the memory of the stack is free only when the scope ends, unless there is a scope in the loop. The
 * reference does not see loops of blocks.
 *
 * <p>Sizes are compared without overflow. The reference counts the limit in bits of an unsigned 32-bit number: from a limit of
 * 536,870,912 bytes on it promotes less than asked for, at this number nothing. Buffers of more than 2^63 bits it may take for
 * small; elements whose size it does not know, such as other buffers, make it crash. It also promotes what is freed under
 * another name, or leaves the scope through {@code memref.transpose}.
 *
 * @param maxSize the most bytes that a promoted buffer has
 * @param maxRank the highest rank of promoted buffers whose sizes are ranks of others
 */
public record PromoteBuffersToStack(long maxSize, long maxRank) implements Pass {
  private static final String MAX_SIZE = "max-alloc-size-in-bytes";
  private static final String MAX_RANK = "max-rank-of-allocated-memref";
  private static final String NOT_PROMOTED = "the buffer is not promoted to the stack: ";

  public static final PassInfo INFO = PassInfo.of("promote-buffers-to-stack", "PromoteBuffersToStackPass",
      "Promotes heap-based allocations to automatically managed stack-based allocations",
      options -> new PromoteBuffersToStack(options.integer(MAX_SIZE), options.integer(MAX_RANK)))
      .on("func.func")
      .option(PassOption.unsigned(MAX_SIZE, 1024, "Maximal size in bytes to promote allocations to stack."))
      .option(PassOption.unsigned(MAX_RANK, 1, "Maximal memref rank to promote dynamic buffers."));

  @Override
  public PassInfo info() {
    return INFO;
  }

  @Override
  public boolean asksCallees() {
    return true;
  }

  @Override
  public void run(Op root, PassContext cx) {
    Promotion promotion = new Promotion(root, cx);
    PromotableSize size = cx.profile().strategy(PromotableSize.class, PromotableSize.SOUND);
    Rewriter rewriter = cx.rewriter();
    for (Allocation allocation : Allocation.allBelow(root)) {
      Value buffer = allocation.buffer();
      if (allocation.dealloc() != null || !(buffer.definingOp() instanceof AllocOp alloc) || !isSmall(alloc, size)) continue;
      if (!promotion.endsWithScope(alloc)) continue;
      rewriter.before(alloc);
      rewriter.replaceWith(alloc, AllocaOp.of(alloc.type(), alloc.dynamicSizes(), alloc.symbolOperands(), alloc.alignment())
          .attrs(alloc.discardableAttrs()));
    }
  }

  private boolean isSmall(AllocOp alloc, PromotableSize size) {
    MemRefType type = alloc.type();
    if (!type.shape().isStatic()) return type.rank() <= maxRank && hasOnlyRanksForSizes(alloc);
    return size.isWithin(type, ElementSize.at(alloc).bits(type.element()), maxSize);
  }

  static boolean isWithin(MemRefType type, long bits, long limit) {
    for (int i = 0; i < type.rank(); i++) {
      if (type.size(i) == 0) return bits >= 0;
    }
    long count = type.shape().elementCount();
    return count >= 0 && bits >= 0 && (bits == 0 || count <= limit * 8 / bits);
  }

  /** A rank is a small number, so that a buffer with few such dimensions is small as well. */
  private static boolean hasOnlyRanksForSizes(AllocOp alloc) {
    for (Value operand : alloc.operands()) {
      if (!(operand.definingOp() instanceof RankOp)) return false;
    }
    return true;
  }

  /** Finds out whether buffers are needed when the scope around them has ended. */
  private static final class Promotion {
    private final PassContext cx;
    private final Escapes escapes;
    private final EscapedRegions left;
    private final EscapedRegions leftByNames;
    private final ProgramFrees frees;
    private final AncestorOps enclosing = new AncestorOps();
    private final BlockCycles cycles = new BlockCycles();
    private final boolean looksFartherOut;
    private final boolean staysInBlockLoops;
    private final boolean freesStack;

    Promotion(Op root, PassContext cx) {
      this.cx = cx;
      BufferViewFlow names = BufferViewFlow.cautious(root, cx.registry(), cx.profile());
      escapes = EscapeAnalysis.in(root, names, cx);
      left = new EscapedRegions(escapes.references());
      leftByNames = new EscapedRegions(names);
      frees = new ProgramFrees(names, cx.callees());
      looksFartherOut = cx.profile().strategy(ScopeChoice.class, ScopeChoice.SOUND).looksFartherOut();
      staysInBlockLoops = cx.profile().strategy(BlockLoops.class, BlockLoops.SOUND).holdAllocations();
      freesStack = cx.profile().strategy(FreedAlias.class, FreedAlias.SOUND).isPromoted();
    }

    /** Whether nobody frees or needs the buffer when the scope has ended; where only names say so, a remark tells what does. */
    boolean endsWithScope(AllocOp alloc) {
      Region scope = scopeAround(alloc, left, looksFartherOut);
      if (scope == null && scopeAround(alloc, leftByNames, true) == null) return false;
      Diagnostic.Builder remark = using(alloc);
      if (remark == null) remark = scope == null ? leaving(alloc) : repeating(alloc, scope);
      if (remark != null) cx.report(remark);
      return remark == null;
    }

    private static Diagnostic.Builder leaving(AllocOp alloc) {
      return Diagnostic.remark(alloc.location(), NOT_PROMOTED + "it leaves the scope around it")
          .note(nearestScope(alloc).location(), "this scope");
    }

    private Diagnostic.@Nullable Builder using(AllocOp alloc) {
      Use free = freesStack ? null : frees.of(alloc.result());
      if (free != null) {
        return Diagnostic.remark(alloc.location(), NOT_PROMOTED + "the program frees it").note(free.owner().location(), "it may be freed here");
      }
      Escape escape = escapes.of(alloc.result(), Escapes.OUT_OF_SIGHT);
      return escape == null ? null : escape.explain(Diagnostic.remark(alloc.location(), NOT_PROMOTED + "it escapes"));
    }

    private Diagnostic.@Nullable Builder repeating(AllocOp alloc, Region scope) {
      if (!staysInBlockLoops) return null;
      Block block = alloc.enclosingBlock();
      while (!cycles.contains(block)) {
        if (block.region() == scope) return null;
        block = block.enclosingRegion().enclosingOp().enclosingBlock();
      }
      return Diagnostic.remark(alloc.location(), NOT_PROMOTED + "it is allocated in a loop of blocks")
          .note(block.lastOp().location(), "control may come back to this block");
    }

    private static Op nearestScope(Op op) {
      Op scope = op.enclosingOp();
      while (!(scope instanceof AutomaticAllocationScope)) scope = scope.enclosingOp();
      return scope;
    }

    /** A scope around the allocation, with no loop between, that the buffer does not leave; null where there is none. */
    private @Nullable Region scopeAround(AllocOp alloc, EscapedRegions regions, boolean fartherOut) {
      for (Region region = alloc.parentRegion(); region != null; region = region.parentRegion()) {
        Op parent = region.enclosingOp();
        if (parent instanceof AutomaticAllocationScope) {
          if (!regions.isLeft(region, alloc.result())) return region;
          if (!fartherOut) return null;
        }
        if (enclosing.isLoop(parent) || !AncestorOps.areControlFlow(parent)) return null;
      }
      return null;
    }
  }
}
