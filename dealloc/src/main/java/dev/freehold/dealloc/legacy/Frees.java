// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.legacy;

import dev.freehold.analysis.BufferViewFlow;
import dev.freehold.dealloc.Allocating;
import dev.freehold.dealloc.Allocation;
import dev.freehold.dealloc.CommonBlocks;
import dev.freehold.dealloc.CommonBlocks.Common;
import dev.freehold.dealloc.ProgramFrees;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.analysis.Dominance;
import dev.freehold.ir.analysis.PostDominance;
import dev.freehold.memref.DeallocOp;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Frees buffers after their last use, or moves the operation there that frees them already. */
final class Frees {
  private final BufferViewFlow flow;
  private final CommonBlocks ends;
  private final CommonBlocks endsOfAnyType;
  private final ProgramFrees programFrees;
  private final Dominance dominance;
  private final Map<Value, Allocating> allocators;
  private final Rewriter rewriter;
  private final List<Value> withoutOneEnd = new ArrayList<>();

  Frees(BufferViewFlow ofAnyType, BufferViewFlow ofBuffers, Dominance dominance, Map<Value, Allocating> allocators, Rewriter rewriter) {
    flow = ofBuffers;
    this.dominance = dominance;
    this.allocators = allocators;
    this.rewriter = rewriter;
    PostDominance postDominance = new PostDominance();
    ends = new CommonBlocks(ofBuffers, postDominance);
    endsOfAnyType = new CommonBlocks(ofAnyType, postDominance);
    programFrees = new ProgramFrees(ofBuffers);
  }

  void place(Allocation allocation) throws Unsupported {
    Value buffer = allocation.buffer();
    Common end = endsOfAnyType.of(buffer);
    if (!isOne(end, buffer) || leaves(end)) end = ends.of(buffer);
    boolean hasOneEnd = isOne(end, buffer);
    Use free = programFrees.of(buffer);
    if (allocation.dealloc() != null) {
      if (hasOneEnd) move(allocation.dealloc(), end);
    } else if (free != null) {
      checkFreedByProgram(buffer, free, hasOneEnd ? end.block() : null);
    } else if (hasOneEnd) {
      free(buffer, end);
    } else {
      withoutOneEnd.add(buffer);
    }
  }

  /**
   * Frees what has no one place to be freed at; this may add blocks, which the analyses do not know of.
   *
   * @param copies those that somebody has to free where they are not passed on
   */
  void finish(List<PassedCopy> copies) throws Unsupported {
    EdgeFrees frees = new EdgeFrees(this::freeing, rewriter);
    for (Value buffer : withoutOneEnd) new PathwiseFrees(buffer, flow, frees).insert();
    for (PassedCopy copy : copies) frees.freeWhereNotPassed(copy);
  }

  /** What the program frees under another name is not freed again, if it is this buffer, and on every path. */
  private void checkFreedByProgram(Value buffer, Use free, Block last) throws Unsupported {
    Op op = free.owner();
    if (flow.sureOrigin(free.value()) != flow.sureOrigin(buffer)) throw new Unsupported(op, "which buffer this operation frees is not known");
    if (op.block() != last) throw new Unsupported(op, "a buffer that this operation frees is not freed on all paths");
  }

  /** Nothing stands behind a terminator; a program whose last use is one and which frees the buffer before stays as wrong as it is. */
  private void move(Op dealloc, Common end) {
    Op last = end.last() != null ? end.last() : end.block().first();
    if (last != dealloc && last.next() != null) rewriter.moveAfter(dealloc, last);
  }

  private boolean isOne(Common end, Value buffer) {
    return end.block() != null && dominance.dominates(buffer.block(), end.block());
  }

  /** A buffer that the terminator uses leaves the region, and is not ours to free any more. */
  private static boolean leaves(Common end) {
    return end.last() != null && end.last().next() == null;
  }

  private void free(Value buffer, Common end) {
    if (leaves(end)) return;
    Op first = end.block().first();
    Op position = end.last() != null ? end.last().next() : first.next() != null ? first.next() : first;
    rewriter.before(position).create(freeing(buffer));
  }

  private OpState<?> freeing(Value buffer) {
    Allocating allocator = allocators.get(buffer);
    return (allocator == null ? DeallocOp.of(buffer) : allocator.free(buffer)).at(buffer.location());
  }
}
