// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.placement;

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
import java.util.Objects;

/**
 * Moves allocations out of loops, so that one buffer serves all iterations, unless an iteration passes its buffer on to the next. Upstream:
 * {@code --buffer-loop-hoisting}.
 *
 * <pre>
 *   scf.for … {                                        %m = memref.alloc() : memref&lt;4xf32&gt;
 *     %m = memref.alloc() : memref&lt;4xf32&gt;               scf.for … {
 *     …                                                  …
 *   }                                                  }
 * </pre>
 *
 * <p>Unlike the reference, an allocation stays in the loop, with a remark, if its buffer is freed there or escapes (see {@link Escapes}), if its size
 * may be negative and the loop may have no iterations, and if the iterations may run at the same time. It also stays if the buffer is passed on through {@code memref.transpose} or as a tensor, or if
 * the loop is unreachable.
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
  public boolean asksCallees() {
    return true;
  }

  @Override
  public void run(Op root, PassContext cx) {
    Hoisting hoisting = new Hoisting(root, cx);
    Rewriter rewriter = cx.rewriter();
    for (Value.Result buffer : candidates(root, cx)) {
      Block block = hoisting.target(buffer);
      if (block != buffer.block()) rewriter.moveBefore(buffer.owner(), Placement.start(buffer, block));
    }
  }

  private static List<Value.Result> candidates(Op root, PassContext cx) {
    List<Value.Result> buffers = new ArrayList<>();
    for (Allocation allocation : Allocation.allBelow(root)) buffers.add(allocation.buffer());
    root.walk(AllocaOp.class, op -> buffers.add(op.result()));
    buffers.removeIf(buffer -> {
      Allocating allocating = cx.as(buffer.owner(), Allocating.class);
      return allocating == null || !allocating.leavesLoops();
    });
    return buffers;
  }

  /** Decides how far out of loops allocations can go. */
  private static final class Hoisting {
    private final PassContext cx;
    private final Dominance dominance;
    private final CommonDominators surroundings;
    private final AncestorOps enclosing = new AncestorOps();
    private final ConcurrentLoops concurrent;
    private final Staying staying;
    private final UnneededAllocations unneeded;

    Hoisting(Op root, PassContext cx) {
      this.cx = cx;
      dominance = new Dominance(root);
      BufferViewFlow names = BufferViewFlow.cautious(root, cx.registry(), cx.profile());
      Escapes escapes = EscapeAnalysis.in(root, names, cx);
      surroundings = new CommonDominators(escapes.references(), dominance);
      concurrent = cx.profile().strategy(ConcurrentLoops.class, ConcurrentLoops.SOUND);
      unneeded = cx.profile().strategy(UnneededAllocations.class, UnneededAllocations.SOUND);
      boolean leavesFrees = cx.profile().strategy(FreedInLoop.class, FreedInLoop.SOUND).isHoisted();
      staying = new Staying(escapes, leavesFrees ? null : new ProgramFrees(names, cx.callees()));
    }

    Block target(Value.Result buffer) {
      Block common = surroundings.commonBlock(buffer);
      if (common == null || common.region() != buffer.region()) return buffer.enclosingBlock();
      Block block = climb(buffer.owner());
      if (block == buffer.block()) return block;
      Diagnostic.Builder remark = staying.reason(buffer);
      Op position = Placement.start(buffer, block);
      if (remark == null && !mayRun(buffer.owner(), position)) remark = Staying.mayFault(buffer.owner(), position);
      if (remark == null) return block;
      cx.report(remark);
      return buffer.enclosingBlock();
    }

    /**
     * Goes up as long as the operation around is a loop and holds none of what the allocation needs. All that sees the buffer must
     * be in the loops: what is not, an iteration passes on.
     */
    private Block climb(Op allocation) {
      Block operands = surroundings.lowestOperandBlock(allocation);
      Block block = allocation.enclosingBlock();
      while (dominance.isReachable(block) && (operands == null || operands.region() != block.region())) {
        Op parent = block.enclosingRegion().enclosingOp();
        if (!enclosing.isLoop(parent)) break;
        if (concurrent.holdAllocations(parent, cx.registry())) {
          // That these loops hold allocations anybody expects.
          if (!(parent instanceof ParallelRegion)) cx.report(Staying.inConcurrent(allocation, parent));
          break;
        }
        if (!mayRun(allocation, parent)) {
          cx.report(Staying.mayFault(allocation, parent));
          break;
        }
        block = parent.enclosingBlock();
      }
      return block;
    }

    private boolean mayRun(Op allocation, Op position) {
      return unneeded.mayRun(allocation, Objects.requireNonNull(cx.as(allocation, Allocating.class), "is a candidate"), position);
    }
  }
}
