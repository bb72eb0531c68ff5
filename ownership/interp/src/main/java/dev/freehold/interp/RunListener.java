// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp;

import dev.freehold.interp.memory.Event;
import dev.freehold.ir.Op;
import org.jspecify.annotations.Nullable;

/** Hears of a run while it goes on. */
@FunctionalInterface
public interface RunListener {
  /** Something has happened to memory. */
  void happened(Event event);

  /**
   * Control has gone from one operation to another that is not the next one.
   *
   * @param to null where the run has ended, or where no operation is known that control goes on with
   */
  default void left(Op from, @Nullable Op to) {}
}
