// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.async;

import dev.freehold.interp.Action;
import dev.freehold.interp.Emitter;
import dev.freehold.interp.Exit;
import dev.freehold.interp.Frame;
import dev.freehold.interp.Segment;
import dev.freehold.interp.Task;
import dev.freehold.interp.semantics.Kinds;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.BaseMemRefType;
import java.util.Arrays;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** What the executors of this package have in common. */
public final class Tasks {
  public static final int[] NOTHING = {};
  private static final boolean[] NO_KINDS = {};

  private Tasks() {}

  /**
   * Ends the code before an operation that starts a task, which the environment may want to be done at once.
   *
   * @param started sets the results that represent the task
   * @param strict values that must be concrete
   */
  public static void start(Op op, Segment entry, BiConsumer<Frame, Task> started, Emitter out, Value... strict) {
    Segment after = out.after();
    out.leave(frame -> {
      Task task = frame.machine.start(op, entry);
      started.accept(frame, task);
      return frame.machine.environment().isDoneAtOnce(op) ? frame.machine.complete(task, after) : after;
    }, strict);
  }

  /** The same where it makes no difference whether the task is done at once. */
  public static void delay(Op op, Segment entry, BiConsumer<Frame, Task> started, Emitter out, Value... strict) {
    Segment after = out.after();
    out.leave(frame -> {
      started.accept(frame, frame.machine.start(op, entry));
      return after;
    }, strict);
  }

  /** Ends the code before an operation that waits for values, and does something when all are there; some values must be concrete. */
  public static void await(Function<Frame, Iterable<?>> values, Action then, Emitter out, Value... strict) {
    Segment after = out.after();
    Segment waiting = out.segment(waiting(values, frame -> {
      then.run(frame);
      return after;
    }));
    out.leave(frame -> waiting, strict);
  }

  /** An exit that is come to again until all values are there. */
  public static Exit waiting(Function<Frame, Iterable<?>> values, Exit then) {
    return frame -> {
      for (Object value : values.apply(frame)) {
        Segment work = frame.machine.await(value);
        if (work != null) return work;
      }
      return then.leave(frame);
    };
  }

  /** The operands that are no tokens, nor anything else of a dialect. */
  public static Value[] plain(Op op) {
    return op.operands().stream().filter(each -> Kinds.isScalar(each.type()) || each.type() instanceof BaseMemRefType).toArray(Value[]::new);
  }

  /** The values in some slots. */
  public static Function<Frame, Iterable<?>> in(int[] slots) {
    return frame -> {
      Object[] values = new Object[slots.length];
      for (int i = 0; i < slots.length; i++) values[i] = frame.refs[slots[i]];
      return Arrays.asList(values);
    };
  }

  /** The end of a task that gives nothing; returns where control goes on, null where the program ends. */
  public static @Nullable Segment finish(Frame frame) {
    return frame.machine.finish(NOTHING, NO_KINDS);
  }
}
