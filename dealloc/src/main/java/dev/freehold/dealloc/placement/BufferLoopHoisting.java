// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.placement;

import dev.freehold.analysis.BufferViewFlow;
import dev.freehold.dealloc.Allocating;
import dev.freehold.dealloc.Allocation;
import dev.freehold.dealloc.Placement;
import dev.freehold.dealloc.ProgramFrees;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.analysis.Dominance;
import dev.freehold.ir.iface.ParallelRegion;
import dev.freehold.memref.AllocaOp;
import dev.freehold.pass.Pass;
import dev.freehold.pass.PassContext;
import dev.freehold.pass.PassInfo;
import java.util.ArrayList;
import java.util.List;

/**
 * Moves allocations out of loops, so that one buffer serves all rounds, unless a round passes its buffer on to the next.
 *
 * <pre>
 *   scf.for … {                                        %m = memref.alloc() : memref&lt;4xf32&gt;
 *     %m = memref.alloc() : memref&lt;4xf32&gt;               scf.for … {
 *     …                                                  …
 *   }                                                  }
 * </pre>
 *
 * <p>Unlike the reference, an allocation stays in the loop if the buffer is freed there, if it is passed on through
 * {@code memref.transpose}, or if control never comes there.
 */
public record BufferLoopHoisting() implements Pass {
  public static final PassInfo INFO = PassInfo.of("buffer-loop-hoisting", "BufferLoopHoistingPass",
      "Optimizes placement of allocation operations by moving them out of loop nests", options -> new BufferLoopHoisting())
      .on("func.func");

  @Override
  public PassInfo info() {
    return INFO;
  }

  @Override
  public void run(Op root, PassContext cx) {
    Dominance dominance = new Dominance(root);
    BufferViewFlow flow = BufferViewFlow.cautious(root, cx.registry(), cx.profile());
    Surroundings surroundings = new Surroundings(flow, dominance);
    EnclosingOps enclosing = new EnclosingOps();
    ProgramFrees frees = new ProgramFrees(flow);
    boolean leavesFrees = cx.profile().strategy(FreedInLoop.class, FreedInLoop.SOUND).isHoisted();
    Rewriter rewriter = cx.rewriter();
    for (Value buffer : candidates(root, cx)) {
      Block common = surroundings.commonBlock(buffer);
      if (common == null || !leavesFrees && frees.mayFree(buffer)) continue;
      Block block = climb(buffer.definingOp(), common, surroundings, enclosing, dominance);
      if (block != buffer.block()) rewriter.moveBefore(buffer.definingOp(), Placement.start(buffer, block));
    }
  }

  private static List<Value> candidates(Op root, PassContext cx) {
    List<Value> buffers = new ArrayList<>();
    for (Allocation allocation : Allocation.allBelow(root)) buffers.add(allocation.buffer());
    root.walk(AllocaOp.class, op -> buffers.add(op.result()));
    buffers.removeIf(buffer -> {
      Allocating allocating = cx.as(buffer.definingOp(), Allocating.class);
      return allocating == null || !allocating.leavesLoops();
    });
    return buffers;
  }

  /**
   * Goes up as long as the operation around is a loop and holds none of what the allocation needs. All that sees the buffer must
   * be in the loops: what is not, a round passes on.
   */
  private static Block climb(Op allocation, Block common, Surroundings surroundings, EnclosingOps enclosing, Dominance dominance) {
    Block operands = surroundings.lowestOperandBlock(allocation);
    Block block = allocation.block();
    if (common.region() != block.region()) return block;
    while (dominance.isReachable(block) && (operands == null || operands.region() != block.region())) {
      Op parent = block.parentOp();
      if (!enclosing.isLoop(parent) || parent instanceof ParallelRegion) break;
      block = parent.block();
    }
    return block;
  }
}
