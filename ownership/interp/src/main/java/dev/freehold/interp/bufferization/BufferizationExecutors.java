// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.bufferization;

import dev.freehold.bufferization.CloneOp;
import dev.freehold.bufferization.DeallocOp;
import dev.freehold.interp.Emitter;
import dev.freehold.interp.ExecutorProvider;
import dev.freehold.interp.Executors;
import dev.freehold.interp.Frame;
import dev.freehold.interp.memory.Buffer;
import dev.freehold.interp.memory.Event;
import dev.freehold.interp.memory.Heap;
import dev.freehold.interp.memory.Reference;
import dev.freehold.interp.semantics.Fault;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.Shape;
import java.util.function.IntPredicate;

/** The executors of bufferization. */
public final class BufferizationExecutors implements ExecutorProvider {
  @Override
  public void register(Executors executors) {
    executors.add(CloneOp.class, BufferizationExecutors::copy);
    executors.add(DeallocOp.class, BufferizationExecutors::free);
    TensorBuffers.register(executors);
  }

  /** A clone is always a buffer of its own: programs that rely on either outcome are found out. */
  private static void copy(CloneOp op, Emitter out) {
    int input = out.slot(op.input());
    int output = out.slot(op.output());
    Type element = ((BaseMemRefType) op.input().type()).element();
    out.act(frame -> {
      Heap heap = frame.machine.heap();
      Reference from = (Reference) frame.refs[input];
      heap.use(from.buffer());
      if (op.output().type() instanceof MemRefType type && !type.shape().isCompatible(Shape.of(from.sizes())))
        throw Fault.undefined("a clone of other sizes than its type says");
      Buffer made = heap.allocate(Buffer.Owner.PROGRAM, from.elementCount() * from.elementBytes(), op, op.location());
      Reference to = Reference.whole(made, from.sizes(), from.elementBytes());
      heap.copy(from, to, element, Event.What.CLONED, op);
      heap.statistics().cloned();
      from.buffer().fix();
      made.fix();
      frame.refs[output] = to;
    });
  }

  private static void free(DeallocOp op, Emitter out) {
    int[] memrefs = out.slots(op.memrefs());
    int[] conditions = out.slots(op.conditions());
    int[] retained = out.slots(op.retained());
    int[] results = out.slots(op.results());
    out.act(frame -> {
      frame.machine.heap().statistics().checkedOwnership(conditions.length);
      frame.machine.heap().statistics().checkedAlias((long) memrefs.length * retained.length);
      retain(frame, memrefs, conditions, retained, results);
      freeRest(frame, op, memrefs, conditions, retained);
    });
  }

  /** For each retained memref: whether one of the owned memrefs is in its buffer. */
  private static void retain(Frame frame, int[] memrefs, int[] conditions, int[] retained, int[] results) {
    for (int i = 0; i < retained.length; i++) {
      long owned = 0;
      for (int k = 0; k < memrefs.length; k++) {
        if (buffer(frame, memrefs[k]) == buffer(frame, retained[i])) owned |= frame.bits[conditions[k]];
      }
      frame.bits[results[i]] = owned;
    }
  }

  /**
   * Of the memrefs in one buffer, the first whose condition holds is freed if none of the retained ones is in it: a buffer is freed once
   * if any of the conditions holds. The memrefs must be what was allocated, no views.
   */
  private static void freeRest(Frame frame, DeallocOp op, int[] memrefs, int[] conditions, int[] retained) {
    Heap heap = frame.machine.heap();
    for (int k = 0; k < memrefs.length; k++) {
      if (frame.bits[conditions[k]] == 0) continue;
      Buffer buffer = buffer(frame, memrefs[k]);
      if (isAmong(buffer, frame, retained, retained.length, i -> true)) continue;
      if (isAmong(buffer, frame, memrefs, k, i -> frame.bits[conditions[i]] != 0)) continue;
      // By the name that has the condition: lowered, that is what memref.dealloc gets.
      heap.free((Reference) frame.refs[memrefs[k]], op);
    }
  }

  /** Whether one of the first memrefs is in a buffer, of those that count. */
  private static boolean isAmong(Buffer buffer, Frame frame, int[] memrefs, int size, IntPredicate counts) {
    for (int i = 0; i < size; i++) {
      if (buffer(frame, memrefs[i]) == buffer && counts.test(i)) return true;
    }
    return false;
  }

  private static Buffer buffer(Frame frame, int slot) {
    return ((Reference) frame.refs[slot]).buffer();
  }
}
