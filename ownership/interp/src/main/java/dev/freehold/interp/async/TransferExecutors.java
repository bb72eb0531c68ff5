// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.async;

import dev.freehold.interp.Emitter;
import dev.freehold.interp.ExecutorProvider;
import dev.freehold.interp.Executors;
import dev.freehold.interp.Frame;
import dev.freehold.interp.Task;
import dev.freehold.interp.affine.Applied;
import dev.freehold.interp.memory.Buffer;
import dev.freehold.interp.memory.Reference;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.affine.AffineMap;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;

/** Transfers between buffers; each is identified by an element of a buffer, the tag. */
public final class TransferExecutors implements ExecutorProvider {
  @Override
  public void register(Executors to) {
    to.add(dev.freehold.memref.DmaStartOp.class, (op, out) -> {
      Function<Frame, Tag> tag = tag(op.tag(), identity(op.tagIndices().size()), op.tagIndices(), out);
      Later.run(op, Tasks.NOTHING, (frame, task) -> frame.machine.keep(tag.apply(frame), task), out);
    });
    to.add(dev.freehold.affine.DmaStartOp.class, (op, out) -> {
      Function<Frame, Tag> tag = tag(op.tagMemRef(), op.tagMap(), op.tagOperands(), out);
      Later.run(op, Tasks.NOTHING, (frame, task) -> frame.machine.keep(tag.apply(frame), task), out);
    });
    to.add(dev.freehold.memref.DmaWaitOp.class, (op, out) -> await(tag(op.tag(), identity(op.indices().size()), op.indices(), out), op, out));
    to.add(dev.freehold.affine.DmaWaitOp.class, (op, out) -> await(tag(op.tag(), op.map(), op.indices(), out), op, out));
  }

  private static AffineMap identity(int rank) {
    return AffineMap.identity(rank);
  }

  /** What a transfer is known by. */
  private record Tag(Buffer buffer, List<Long> position) {}

  private static Function<Frame, Tag> tag(Value memref, AffineMap map, List<? extends Value> indices, Emitter out) {
    int slot = out.slot(memref);
    Applied position = Applied.of(map, indices, out);
    return frame -> new Tag(((Reference) frame.refs[slot]).buffer(), Arrays.stream(position.results(frame)).boxed().toList());
  }

  private static void await(Function<Frame, Tag> tag, Op op, Emitter out) {
    out.leaveToEnvironment();
    Tasks.await(frame -> frame.machine.kept(tag.apply(frame)).stream().map(task -> new Task.Future(task, -1)).toList(), frame -> {}, out,
        Tasks.plain(op));
  }
}
