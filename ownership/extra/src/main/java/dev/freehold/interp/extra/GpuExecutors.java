// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.extra;

import dev.freehold.gpu.AllocOp;
import dev.freehold.gpu.AsyncTokenType;
import dev.freehold.gpu.DeallocOp;
import dev.freehold.gpu.LaunchFuncOp;
import dev.freehold.gpu.LaunchOp;
import dev.freehold.gpu.MemcpyOp;
import dev.freehold.gpu.MemsetOp;
import dev.freehold.gpu.ReturnOp;
import dev.freehold.gpu.TerminatorOp;
import dev.freehold.gpu.WaitOp;
import dev.freehold.interp.Action;
import dev.freehold.interp.Emitter;
import dev.freehold.interp.ExecutorProvider;
import dev.freehold.interp.Executors;
import dev.freehold.interp.Frame;
import dev.freehold.interp.Segment;
import dev.freehold.interp.Task;
import dev.freehold.interp.async.Later;
import dev.freehold.interp.async.Tasks;
import dev.freehold.interp.memory.Buffer;
import dev.freehold.interp.memory.Elements;
import dev.freehold.interp.memory.Reference;
import dev.freehold.interp.memref.MixedSizes;
import dev.freehold.interp.semantics.Fault;
import dev.freehold.interp.semantics.Kinds;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.MemRefType;
import java.util.List;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** Buffers and work of a device. Without a token an operation is done at once, with one when somebody waits for the token. */
public final class GpuExecutors implements ExecutorProvider {
  /** The dimensions of the grid of blocks and of a block of threads. */
  private static final int DIMENSIONS = 6;

  @Override
  public void register(Executors to) {
    to.add(AllocOp.class, GpuExecutors::allocate);
    to.add(DeallocOp.class, GpuExecutors::free);
    to.add(MemcpyOp.class, GpuExecutors::later);
    to.add(MemsetOp.class, GpuExecutors::later);
    to.add(LaunchFuncOp.class, GpuExecutors::later);
    to.add(WaitOp.class, GpuExecutors::join);
    to.add(LaunchOp.class, GpuExecutors::launch);
    to.add(TerminatorOp.class, GpuExecutors::endThread);
    to.add(ReturnOp.class, GpuExecutors::leave);
    to.add("nvgpu.device_async_copy", (op, out) -> Later.run(op, Tasks.NOTHING, into(op.result(), out), out));
    to.add("nvgpu.device_async_create_group", GpuExecutors::createGroup);
    to.add("nvgpu.device_async_wait", (op, out) -> Tasks.await(Tasks.in(out.slots(op.operands())), frame -> {}, out));
  }

  /** The token that an operation gives, or null. */
  private static @Nullable Value token(Op op) {
    Value last = op.resultCount() == 0 ? null : op.result(op.resultCount() - 1);
    return last != null && last.type() instanceof AsyncTokenType ? last : null;
  }

  private static void leave(ReturnOp op, Emitter out) {
    int[] values = out.slots(op.operands());
    out.leave(frame -> frame.machine.leave(op, values));
  }

  private static int[] dependencies(Op op, Emitter out) {
    return out.slots(op.operands().stream().filter(each -> each.type() instanceof AsyncTokenType).toList());
  }

  private static BiConsumer<Frame, Task> into(Value token, Emitter out) {
    int slot = out.slot(token);
    return (frame, task) -> frame.refs[slot] = new Task.Future(task, -1);
  }

  /** What gives a token when others have been done, or waits for them. */
  private static void join(Op op, Emitter out) {
    int[] dependencies = dependencies(op, out);
    Value token = token(op);
    if (token == null) Tasks.await(Tasks.in(dependencies), frame -> {}, out);
    else Tasks.delay(op, out.segment(Tasks.waiting(Tasks.in(dependencies), Tasks::finish)), into(token, out), out);
  }

  /** The buffer is there at once; only whoever uses it must wait. */
  private static void allocate(AllocOp op, Emitter out) {
    MemRefType type = (MemRefType) op.result("memref").type();
    if (type.layout() != null) {
      out.leaveToEnvironment();
      return;
    }
    MixedSizes sizes = MixedSizes.of(type.shape(), op.operandSegment("dynamicSizes"), out);
    int result = out.slot(op.result("memref"));
    int bytes = Kinds.bytes(type.element());
    out.act(frame -> {
      long[] all = sizes.get(frame);
      long size = bytes;
      for (long each : all) {
        if (each < 0) throw Fault.undefined("allocation size is negative: " + each);
        size = Math.multiplyExact(size, each);
      }
      frame.refs[result] = Reference.whole(frame.machine.heap().allocate(Buffer.Owner.PROGRAM, size, op, op.location()), all, bytes);
    }, op.operandSegment("dynamicSizes"));
    if (token(op) != null) join(op, out);
  }

  private static void free(DeallocOp op, Emitter out) {
    int memref = out.slot(op.operand(op.operandCount() - 1));
    Action work = frame -> frame.machine.heap().free((Reference) frame.refs[memref], op);
    int[] dependencies = dependencies(op, out);
    Value token = token(op);
    if (token == null) {
      Tasks.await(Tasks.in(dependencies), work, out);
      return;
    }
    Segment entry = out.segment(Tasks.waiting(Tasks.in(dependencies), frame -> {
      work.run(frame);
      return Tasks.finish(frame);
    }));
    Tasks.start(op, entry, into(token, out), out);
  }

  private static void later(Op op, Emitter out) {
    Value token = token(op);
    if (token == null) out.leaveToEnvironment();
    else Later.run(op, dependencies(op, out), into(token, out), out);
  }

  /** Thread by thread: what they do to each other, as at a barrier, is not seen. */
  private static void launch(LaunchOp op, Emitter out) {
    List<Value.Argument> arguments = op.region("body").entryBlock().arguments();
    if (op.optionalOperand("clusterSizeX") != null) {
      out.leaveToEnvironment();
      return;
    }
    int[] dependencies = dependencies(op, out);
    int[] extents = out.slots(op.sizes());
    int[] slots = out.slots(arguments);
    int state = out.scratch(op);
    Segment body = out.block(op.region("body").entryBlock());
    Segment entry = out.segment(Tasks.waiting(Tasks.in(dependencies), frame -> {
      long[] sizes = new long[DIMENSIONS];
      boolean any = true;
      for (int i = 0; i < DIMENSIONS; i++) any &= (sizes[i] = frame.bits[extents[i]]) > 0;
      if (!any) return Tasks.finish(frame);
      Grid grid = new Grid(sizes, slots);
      frame.refs[state] = grid;
      for (int i = 2 * DIMENSIONS; i < slots.length; i++) frame.refs[slots[i]] = attribution(arguments.get(i), op, frame);
      grid.show(frame);
      return body;
    }));
    Value token = token(op);
    if (token != null) {
      Tasks.start(op, entry, into(token, out), out, Tasks.plain(op));
      return;
    }
    Segment after = out.after();
    out.leave(frame -> frame.machine.complete(frame.machine.start(op, entry), after), Tasks.plain(op));
  }

  /** A buffer that is there as long as the body runs. */
  private static Reference attribution(Value argument, Op op, Frame frame) {
    MemRefType type = (MemRefType) argument.type();
    if (!type.hasStaticShape() || type.layout() != null) throw Fault.unsupported("cannot execute 'gpu.launch' with a buffer of this type");
    int bytes = Kinds.bytes(type.element());
    Buffer buffer = frame.machine.heap().allocate(Buffer.Owner.STACK, type.shape().elementCount() * bytes, op, argument.location());
    frame.own(buffer);
    return Reference.whole(buffer, type.shape().toArray(), bytes);
  }

  /** The threads of a launch, and which of them is at work. */
  private record Grid(long[] sizes, int[] slots, long[] at) {
    Grid(long[] sizes, int[] slots) {
      this(sizes, slots, new long[DIMENSIONS]);
    }

    /** Lets the body know which thread it is. */
    void show(Frame frame) {
      for (int i = 0; i < DIMENSIONS; i++) {
        frame.set(slots[i], at[i]);
        frame.set(slots[DIMENSIONS + i], sizes[i]);
      }
    }

    /** Goes to the next thread; false where there is none. */
    boolean advance(Frame frame) {
      Elements.advance(at, sizes);
      show(frame);
      for (long position : at) {
        if (position != 0) return true;
      }
      return false;
    }
  }

  private static void endThread(TerminatorOp op, Emitter out) {
    int state = out.scratch(op.enclosingOp());
    Segment body = out.block(op.enclosingRegion().entryBlock());
    out.leave(frame -> ((Grid) frame.refs[state]).advance(frame) ? body : Tasks.finish(frame));
  }

  /** The copies of nvgpu. A group stands for all the copies in it. */
  private static void createGroup(Op op, Emitter out) {
    Segment entry = out.segment(Tasks.waiting(Tasks.in(out.slots(op.operands())), Tasks::finish));
    Tasks.delay(op, entry, into(op.result(), out), out);
  }
}
