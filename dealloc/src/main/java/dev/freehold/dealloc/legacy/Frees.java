// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.legacy;

import dev.freehold.analysis.BufferViewFlow;
import dev.freehold.dealloc.Allocating;
import dev.freehold.dealloc.Allocation;
import dev.freehold.dealloc.Buffers;
import dev.freehold.dealloc.ProgramFrees;
import dev.freehold.dealloc.legacy.Ends.End;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.memref.DeallocOp;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Frees buffers after their last use, or moves the operation there that frees them already. */
final class Frees {
  private final BufferViewFlow flow;
  private final Ends ends;
  private final ProgramFrees programFrees;
  private final Map<Value, Allocating> allocators;
  private final SparedBuffers spared;
  private final Rewriter rewriter;
  private final List<Value> withoutOneEnd = new ArrayList<>();

  Frees(Ends ends, BufferViewFlow flow, Map<Value, Allocating> allocators, SparedBuffers spared, Rewriter rewriter) {
    this.ends = ends;
    this.flow = flow;
    this.allocators = allocators;
    this.spared = spared;
    this.rewriter = rewriter;
    programFrees = new ProgramFrees(flow);
  }

  void place(Allocation allocation) throws Unsupported {
    Value buffer = allocation.buffer();
    End end = ends.of(buffer);
    if (allocation.dealloc() == null && isFreedByProgram(buffer, end)) return;
    if (end.next() != null) free(buffer, allocation.dealloc(), end.next());
    else if (allocation.dealloc() == null && !end.isSomewhere()) withoutOneEnd.add(buffer);
  }

  private void free(Value buffer, Op dealloc, Op next) {
    if (dealloc == null) rewriter.before(next).create(freeing(buffer));
    else if (dealloc != next) rewriter.moveBefore(dealloc, next);
    ends.freed(buffer);
  }

  /**
   * Frees what has no one place to be freed at; this may add blocks, which the analyses do not know of.
   *
   * @param copies those that somebody has to free where they are not passed on
   */
  void finish(List<PassedCopy> copies) throws Unsupported {
    EdgeFrees frees = new EdgeFrees(this::freeing, rewriter);
    for (Value buffer : withoutOneEnd) new PathwiseFrees(buffer, flow, frees).insert();
    if (LegacyFault.COPIES_LEAK_ON_OTHER_WAYS.isKeptIn(rewriter.registry())) return;
    for (PassedCopy copy : copies) frees.freeWhereNotPassed(copy);
  }

  /** What the program frees under another name is not freed again, if it is this buffer, and on every path. */
  private boolean isFreedByProgram(Value buffer, End end) throws Unsupported {
    if (end.isSomewhere() && LegacyFault.FREES_OF_ALIASES_ARE_REPEATED.isKeptIn(rewriter.registry())) return false;
    Use free = programFrees.of(buffer);
    if (free == null) return false;
    Op op = free.owner();
    if (flow.sureOrigin(free.value()) != flow.sureOrigin(buffer)) throw new Unsupported(op, "which buffer this operation frees is not known");
    if (op.block() != end.block()) throw new Unsupported(op, "a buffer that this operation frees is not freed on all paths");
    return true;
  }

  /** What frees a buffer at the insertion point of the rewriter. */
  private OpState<?> freeing(Value buffer) {
    List<Value> others = spared.of(buffer);
    if (!others.isEmpty()) return freeingOtherThan(others, buffer);
    Allocating allocator = allocators.get(buffer);
    return (allocator == null ? DeallocOp.of(buffer) : allocator.free(buffer)).at(buffer.location());
  }

  private OpState<?> freeingOtherThan(List<Value> others, Value buffer) {
    Value always = Buffers.bool(rewriter, true, buffer.location());
    return dev.freehold.bufferization.DeallocOp.of(List.of(buffer), List.of(always), others).at(buffer.location());
  }
}
