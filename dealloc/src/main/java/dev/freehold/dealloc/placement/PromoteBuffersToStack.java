// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.placement;

import dev.freehold.analysis.BufferViewFlow;
import dev.freehold.dealloc.Allocation;
import dev.freehold.dealloc.ProgramFrees;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Rewriter;
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

/**
 * Small buffers that nobody frees, and that are not needed when the scope around them ends, are allocated on the stack.
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
  public void run(Op root, PassContext cx) {
    BufferViewFlow flow = BufferViewFlow.cautious(root, cx.registry(), cx.profile());
    LeftRegions left = new LeftRegions(flow);
    ProgramFrees frees = new ProgramFrees(flow);
    EnclosingOps enclosing = new EnclosingOps();
    PromotableSize size = cx.profile().strategy(PromotableSize.class, PromotableSize.SOUND);
    boolean freesStack = cx.profile().strategy(FreedAlias.class, FreedAlias.SOUND).isPromoted();
    Rewriter rewriter = cx.rewriter();
    for (Allocation allocation : Allocation.allBelow(root)) {
      Value buffer = allocation.buffer();
      if (allocation.dealloc() != null || !(buffer.definingOp() instanceof AllocOp alloc) || !isSmall(alloc, size)) continue;
      if (!endsWithScope(alloc, left, enclosing) || !freesStack && frees.mayFree(buffer)) continue;
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

  /** Whether there is a scope around the allocation, with no loop between, that the buffer does not leave. */
  private static boolean endsWithScope(AllocOp alloc, LeftRegions left, EnclosingOps enclosing) {
    for (Region region = alloc.parentRegion(); region != null; region = region.parentRegion()) {
      Op parent = region.parentOp();
      if (parent instanceof AutomaticAllocationScope && !left.isLeft(region, alloc.result())) return true;
      if (enclosing.isLoop(parent) || !EnclosingOps.areControlFlow(parent)) return false;
    }
    return false;
  }
}
