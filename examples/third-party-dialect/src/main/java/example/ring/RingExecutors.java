// SPDX-License-Identifier: Apache-2.0
package example.ring;

import dev.freehold.interp.Action;
import dev.freehold.interp.Emitter;
import dev.freehold.interp.ExecutorProvider;
import dev.freehold.interp.Executors;
import dev.freehold.interp.Segment;
import dev.freehold.interp.memory.Buffer;
import dev.freehold.interp.memory.Event;
import dev.freehold.interp.memory.Heap;
import dev.freehold.interp.memory.Reference;
import dev.freehold.interp.semantics.Kinds;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.Strides;
import dev.freehold.ir.iface.FunctionLike;
import java.util.List;

/** What operations of the dialect do when they are executed. A box is the {@link Reference} to its buffer. */
public final class RingExecutors implements ExecutorProvider {
  @Override
  public void register(Executors executors) {
    executors.add(AllocPairOp.class, RingExecutors::allocate);
    executors.add(BoxOp.class, RingExecutors::box);
    executors.add(CallOp.class, RingExecutors::call);
    executors.add(CycleOp.class, RingExecutors::begin);
    executors.add(DiscardOp.class, RingExecutors::discard);
    executors.add(FlipOp.class, RingExecutors::flip);
    executors.add(ForkOp.class, RingExecutors::fork);
    executors.add(NextOp.class, RingExecutors::next);
    executors.add(OpenOp.class, RingExecutors::open);
  }

  private static void allocate(AllocPairOp op, Emitter out) {
    int front = out.slot(op.result(0));
    int back = out.slot(op.result(1));
    MemRefType type = (MemRefType) op.result(0).type();
    out.act(frame -> {
      frame.refs[front] = allocated(type, op, frame.machine.heap());
      frame.refs[back] = allocated(type, op, frame.machine.heap());
    });
  }

  private static Reference allocated(MemRefType type, Op at, Heap heap) {
    int bytes = Kinds.bytes(type.element());
    long[] sizes = type.shape().toArray();
    long count = 1;
    for (long size : sizes) count *= size;
    return Reference.whole(heap.allocate(Buffer.Owner.PROGRAM, count * bytes, at, at.location()), sizes, bytes);
  }

  private static void box(BoxOp op, Emitter out) {
    int source = out.slot(op.source());
    int box = out.slot(op.result());
    MemRefType type = (MemRefType) op.source().type();
    out.act(frame -> {
      Reference copy = allocated(type, op, frame.machine.heap());
      frame.machine.heap().copy((Reference) frame.refs[source], copy, type.element(), Event.What.COPIED, op);
      frame.refs[box] = copy;
    });
  }

  private static void open(OpenOp op, Emitter out) {
    int box = out.slot(op.operand("box"));
    int content = out.slot(op.result());
    out.act(frame -> frame.refs[content] = frame.refs[box]);
  }

  private static void discard(DiscardOp op, Emitter out) {
    int box = out.slot(op.operand("box"));
    out.act(frame -> frame.machine.heap().free((Reference) frame.refs[box], op));
  }

  private static void flip(FlipOp op, Emitter out) {
    int source = out.slot(op.source());
    int flipped = out.slot(op.result());
    Strides strides = Strides.of((MemRefType) op.result().type());
    out.act(frame -> {
      Reference seen = (Reference) frame.refs[source];
      frame.refs[flipped] = seen.with(strides.offset(), seen.sizes(), new long[] {strides.stride(0)}, op);
    });
  }

  private static void call(CallOp op, Emitter out) {
    FunctionLike callee = (FunctionLike) out.program().lookup(op, op.callee());
    int[] arguments = out.slots(op.arguments());
    int[] results = out.slots(op.results());
    Segment back = out.after();
    out.leave(frame -> frame.machine.call(callee, op, arguments, results, back));
  }

  private static void fork(ForkOp op, Emitter out) {
    int number = out.slot(op.number());
    Action[] moves = new Action[op.successorCount()];
    Segment[] successors = new Segment[moves.length];
    for (int i = 0; i < successors.length; i++) {
      moves[i] = out.move(op.successorOperands(i), op.successor(i).arguments());
      successors[i] = out.block(op.successor(i));
    }
    out.leave(frame -> {
      int chosen = Long.signum(frame.bits[number]) + ForkOp.ZERO;
      moves[chosen].run(frame);
      return successors[chosen];
    }, op.number());
  }

  private static void begin(CycleOp op, Emitter out) {
    turn(op, out, op.operandSegment("inputs"), 0, op.operand("turns"));
  }

  private static void next(NextOp op, Emitter out) {
    CycleOp cycle = (CycleOp) op.parentOp();
    if (op.parentRegion() == cycle.first()) out.passOn(op, op.operands());
    else turn(cycle, out, op.operands(), 1);
  }

  /** Begins a turn, the first one or (done is 1) the one after, or leaves when there were enough. */
  private static void turn(CycleOp op, Emitter out, List<? extends Value> passed, int done, Value... known) {
    int turns = out.slot(op.operand("turns"));
    int turn = out.scratch(op);
    Block first = op.first().first();
    Action again = out.move(passed, first.arguments());
    Action end = out.move(passed, op.results());
    Segment body = out.block(first);
    Segment after = out.after(op);
    out.leave(frame -> {
      frame.bits[turn] = done == 0 ? 0 : frame.bits[turn] + done;
      boolean goesOn = frame.bits[turn] < frame.bits[turns];
      (goesOn ? again : end).run(frame);
      return goesOn ? body : after;
    }, known);
  }
}
