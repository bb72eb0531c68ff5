// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.ReadOnly;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.function.Supplier;

/** Runs what recurses over the nesting of a program on a stack that is large enough for any. */
public final class BigStack {
  /** Only what is touched of this costs memory. */
  private static final long BYTES = 2L << 30;

  private BigStack() {}

  /** Runs {@code work} and waits for it. What it throws is thrown here. */
  public static <T> T run(Supplier<T> work) {
    return run(work, BYTES);
  }

  /** The same on a stack of that size. */
  static <T> T run(Supplier<T> work, long bytes) {
    FutureTask<T> task = new FutureTask<>(work::get);
    Thread thread = new Thread(null, ReadOnly.continued(task), "big stack", bytes);
    thread.start();
    boolean interrupted = false;
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        interrupted = true;
        thread.interrupt();
      }
    }
    if (interrupted) Thread.currentThread().interrupt();
    if (task.state() == Future.State.SUCCESS) return task.resultNow();
    switch (task.exceptionNow()) {
      case RuntimeException e -> throw e;
      case Error e -> throw e;
      case Throwable e -> throw new IllegalStateException(e);
    }
  }
}
