// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.legacy;

import dev.freehold.analysis.BufferViewFlow;
import dev.freehold.dealloc.Allocating;
import dev.freehold.dealloc.CommonBlocks;
import dev.freehold.dealloc.CommonBlocks.Common;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.analysis.Dominance;
import dev.freehold.ir.analysis.PostDominance;
import dev.freehold.memref.DeallocOp;
import dev.freehold.pass.UnsupportedProgram;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Deallocates buffers in the nearest block that post-dominates all uses of all their aliases, behind the last operation there that uses one,
 * or moves the deallocation that the program has to that point. Upstream: {@code placeDeallocs}.
 *
 * <p>In that block LLVM 19 looks only for uses of aliases that are block arguments or defined there. Where it finds none, it takes the point
 * behind the first operation, and if that is the terminator, it deallocates nothing.
 */
final class DeallocPlacement {
  private final CommonBlocks commonPostDominators;
  private final Dominance dominance;
  private final Map<Value, Allocating> models;
  private final Rewriter rewriter;

  DeallocPlacement(BufferViewFlow flow, Dominance dominance, Map<Value, Allocating> models, Rewriter rewriter) {
    commonPostDominators = new CommonBlocks(flow, new PostDominance(), DeallocPlacement::isSeen);
    this.dominance = dominance;
    this.models = models;
    this.rewriter = rewriter;
  }

  private static boolean isSeen(Value alias, @Nullable Block block) {
    return alias.definingOp() == null || block != null && block.ancestorIn(alias.definingOp()) != null;
  }

  /**
   * Makes sure that a buffer is deallocated behind everything that may need it.
   *
   * @param dealloc the operation that frees it; null where the program has none
   */
  void place(Value buffer, @Nullable Op dealloc) throws UnsupportedProgram {
    Op next = insertionPoint(buffer);
    if (next == null) return;
    if (dealloc == null) rewriter.before(next).create(deallocation(buffer));
    else if (dealloc != next) rewriter.moveBefore(dealloc, next);
    // What else the buffer may be, as the operand of a memref.realloc, is deallocated as well, and behind it.
    commonPostDominators.update(buffer);
  }

  /** The operation in front of which to deallocate; null where there is none that the allocation dominates. */
  private @Nullable Op insertionPoint(Value buffer) {
    Common common = commonPostDominators.of(buffer);
    if (common.block() == null || !dominance.dominates(buffer.enclosingBlock(), common.block())) return null;
    return (common.last() != null ? common.last() : common.block().firstOp()).next();
  }

  private OpState<?> deallocation(Value buffer) throws UnsupportedProgram {
    Allocating model = models.get(buffer);
    OpState<?> free = model == null ? DeallocOp.of(buffer) : model.free(buffer);
    if (free == null) throw new UnsupportedProgram(buffer.location(), "the operation that frees this buffer needs to know what allocated it");
    return free.at(buffer.location());
  }
}
