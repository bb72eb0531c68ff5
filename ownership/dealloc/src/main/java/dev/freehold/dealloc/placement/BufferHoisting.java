// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.placement;

import dev.freehold.analysis.BlockCycles;
import dev.freehold.analysis.BufferViewFlow;
import dev.freehold.dealloc.Allocating;
import dev.freehold.dealloc.Allocation;
import dev.freehold.dealloc.EscapeAnalysis;
import dev.freehold.dealloc.Escapes;
import dev.freehold.dealloc.Placement;
import dev.freehold.dealloc.ProgramFrees;
import dev.freehold.ir.Block;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.analysis.Dominance;
import dev.freehold.ir.analysis.DominatorTree;
import dev.freehold.pass.Pass;
import dev.freehold.pass.PassContext;
import dev.freehold.pass.PassInfo;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Moves allocations to where everything that sees the buffer is below: into dominating blocks and out of nested regions, but
 * not out of loops. Upstream: {@code --buffer-hoisting}.
 *
 * <pre>
 *   cf.cond_br %c, ^a, ^b                              %m = memref.alloc() : memref&lt;4xf32&gt;
 * ^a: %m = memref.alloc() …; cf.br ^end(%m)            cf.cond_br %c, ^a, ^b
 * ^b: cf.br ^end(%x)                                 ^a: cf.br ^end(%m)
 * </pre>
 *
 * <p>Unlike the reference, an allocation stays, with a remark, if its buffer escapes (see {@link Escapes}), and does not leave regions that
 * run concurrently. It stays within a loop of blocks if the buffer of one iteration is still needed in the next, or is freed, and where it is if its
 * size may be negative and control may not reach it.
 */
public record BufferHoisting() implements Pass {
  public static final PassInfo INFO = PassInfo.of("buffer-hoisting", "BufferHoistingPass",
      "Optimizes placement of allocation operations by moving them into common dominators and out of nested regions",
      options -> new BufferHoisting()).on("func.func");

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
    Climb climb = new Climb(root, cx);
    Rewriter rewriter = cx.rewriter();
    for (Allocation allocation : Allocation.allBelow(root)) {
      Value.Result buffer = allocation.buffer();
      Allocating allocating = cx.as(buffer.owner(), Allocating.class);
      if (allocating == null || !allocating.leavesBlocks()) continue;
      Block block = climb.from(buffer, allocating);
      if (block != buffer.block()) rewriter.moveBefore(buffer.owner(), Placement.start(buffer, block));
    }
  }

  /** Finds the highest block that an allocation can move to. */
  private static final class Climb {
    private final Dominance dominance;
    private final BufferViewFlow flow;
    private final CommonDominators surroundings;
    private final AncestorOps enclosing = new AncestorOps();
    private final BlockCycles cycles = new BlockCycles();
    private final ProgramFrees frees;
    private final Staying staying;
    private final UnneededAllocations unneeded;
    private final ConcurrentLoops concurrent;
    private final PassContext cx;
    private final boolean staysInLoops;

    Climb(Op root, PassContext cx) {
      this.cx = cx;
      dominance = new Dominance(root);
      flow = BufferViewFlow.of(root, cx.registry());
      surroundings = new CommonDominators(flow, dominance);
      BufferViewFlow names = BufferViewFlow.cautious(root, cx.registry(), cx.profile());
      Escapes escapes = EscapeAnalysis.in(root, names, cx);
      frees = new ProgramFrees(names, cx.callees());
      staying = new Staying(escapes, null);
      unneeded = cx.profile().strategy(UnneededAllocations.class, UnneededAllocations.SOUND);
      concurrent = cx.profile().strategy(ConcurrentLoops.class, ConcurrentLoops.SOUND);
      staysInLoops = cx.profile().strategy(BlockLoops.class, BlockLoops.SOUND).holdAllocations();
    }

    Block from(Value.Result buffer, Allocating allocating) {
      Block highest = highest(buffer);
      if (highest == buffer.block()) return highest;
      Diagnostic.Builder remark = staying.reason(buffer);
      Op position = Placement.start(buffer, highest);
      if (remark == null && !unneeded.mayRun(buffer.owner(), allocating, position)) remark = Staying.mayFault(buffer.owner(), position);
      if (remark == null) return highest;
      cx.report(remark);
      return buffer.enclosingBlock();
    }

    private Block highest(Value.Result buffer) {
      Block bound = bound(buffer);
      Block block = buffer.enclosingBlock();
      if (bound == null || !dominance.properlyDominates(bound, block)) return block;
      while (dominance.isReachable(block)) {
        Region region = block.enclosingRegion();
        Block top = bound.region() == region ? bound : region.entryBlock();
        Block reached = climb(buffer, block, top);
        Op parent = region.enclosingOp();
        if (reached != top || top == bound || !AncestorOps.areControlFlow(parent) || enclosing.isLoop(parent)) return reached;
        if (concurrent.holdAllocations(parent, cx.registry())) {
          cx.report(Staying.inConcurrent(buffer.owner(), parent));
          return reached;
        }
        block = parent.enclosingBlock();
      }
      return block;
    }

    /** Everything that sees the buffer is below this block, and everything that the allocation needs is above its end; null where there is none. */
    private @Nullable Block bound(Value.Result buffer) {
      Block common = surroundings.commonBlock(buffer);
      Block operands = surroundings.lowestOperandBlock(buffer.owner());
      return common != null && operands != null && dominance.properlyDominates(common, operands) ? operands : common;
    }

    /** The nearest to {@code top} of the blocks between, all in one region. */
    private Block climb(Value.Result buffer, Block block, Block top) {
      if (!staysInLoops || block == top || !cycles.leaves(block, top) || !mayNotLeave(buffer)) return top;
      DominatorTree tree = dominance.tree(block.enclosingRegion());
      Block highest = block;
      for (Block next = above(block, tree); !cycles.leaves(block, next); next = above(next, tree)) highest = next;
      return highest;
    }

    private static Block above(Block block, DominatorTree tree) {
      return Objects.requireNonNull(tree.immediateDominator(block), "is below the top");
    }

    private boolean mayNotLeave(Value.Result buffer) {
      return frees.mayFree(buffer) || new BufferRange(buffer, flow.resolve(buffer)).outlivesARound();
    }
  }
}
