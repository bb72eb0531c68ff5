// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp;

import dev.freehold.ir.Op;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Work that an operation has started and that is done when somebody waits for it, at the latest at the end of the program. It sees the
 * values as they were when it was started; memory it sees as it is when it is done.
 */
public final class Task {
  final Op op;
  final Code code;
  final long[] bits;
  final Object[] refs;
  final Segment entry;
  private Object @Nullable [] results;

  Task(Op op, Frame creator, Segment entry) {
    this.op = op;
    this.entry = entry;
    code = creator.code;
    bits = creator.bits.clone();
    refs = creator.refs.clone();
  }

  /** Whether it has been done. */
  public boolean isDone() {
    return results != null;
  }

  /** A text that is the same in each run of the program. */
  @Override
  public String toString() {
    return "task of '" + op.name() + "'";
  }

  void complete(Object[] values) {
    results = values;
  }

  /**
   * What the values are that one can wait for.
   *
   * @param index the index of a result of the task; -1 where there is none, as for a token
   */
  public record Future(Task task, int index) {
    /** The result, once the task has been done. */
    public Object value() {
      return Objects.requireNonNull(task.results, "the task has been done")[index];
    }
  }
}
