// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

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
    Outcome<T> outcome = new Outcome<>();
    Thread thread = new Thread(null, () -> outcome.of(work), "big stack", bytes);
    thread.start();
    boolean interrupted = false;
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) Thread.currentThread().interrupt();
    return outcome.get();
  }

  /** What came of the work, from one thread to the other. */
  private static final class Outcome<T> {
    private T result;
    private Throwable thrown;

    void of(Supplier<T> work) {
      try {
        result = work.get();
      } catch (Throwable t) {
        thrown = t;
      }
    }

    T get() {
      switch (thrown) {
        case RuntimeException e -> throw e;
        case Error e -> throw e;
        case null, default -> {
          return result;
        }
      }
    }
  }
}
