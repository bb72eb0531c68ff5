// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.async;

import dev.freehold.interp.Emitter;
import dev.freehold.interp.Frame;
import dev.freehold.interp.Segment;
import dev.freehold.interp.Task;
import dev.freehold.interp.memory.Reference;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.BaseMemRefType;
import java.util.List;
import java.util.function.BiConsumer;

/** Operations that start something without an executor. The environment does it, and the buffers are used again later. */
public final class Later {
  private Later() {}

  /**
   * Lets the environment do what an operation starts; until somebody has waited for it, its buffers are in use.
   *
   * @param awaited slots of what must have been done before
   */
  public static void run(Op op, int[] awaited, BiConsumer<Frame, Task> started, Emitter out) {
    List<Value> buffers = op.operands().stream().filter(each -> each.type() instanceof BaseMemRefType).toList();
    int[] used = out.slots(buffers);
    out.leaveToEnvironment();
    Segment entry = out.segment(Tasks.waiting(Tasks.in(awaited), frame -> {
      for (int slot : used) {
        if (frame.refs[slot] instanceof Reference reference) frame.machine.heap().use(reference.buffer());
      }
      return Tasks.finish(frame);
    }));
    Tasks.delay(op, entry, started, out, Tasks.plain(op));
  }
}
