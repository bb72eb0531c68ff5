// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import java.io.PrintStream;
import java.time.Duration;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Says every few seconds on standard error that a command still works, and how far it is. A short command prints nothing. */
final class Pulse implements AutoCloseable {
  private static final Duration INTERVAL = Duration.ofSeconds(5);

  /** Begins the pulse of a command. */
  interface Source {
    /**
     * Begins.
     *
     * @param state how far the command is; called by another thread
     */
    Pulse begin(PrintStream err, String command, Supplier<String> state);
  }

  /** For commands that do not own their process: others read what they print. */
  static final Source NONE = (err, command, state) -> new Pulse(null);

  static final Source EVERY_FEW_SECONDS = (err, command, state) -> every(INTERVAL, err, command, state);

  private final @Nullable Thread thread;

  private Pulse(@Nullable Thread thread) {
    this.thread = thread;
  }

  static Pulse every(Duration interval, PrintStream err, String command, Supplier<String> state) {
    long begun = System.nanoTime();
    return new Pulse(Thread.ofPlatform().daemon().name("pulse").start(() -> {
      while (true) {
        try {
          Thread.sleep(interval);
        } catch (InterruptedException end) {
          return;
        }
        err.println("freehold " + command + ": " + Duration.ofNanos(System.nanoTime() - begun).toSeconds() + " s, " + state.get());
        err.flush();
      }
    }));
  }

  /** Ends; nothing is printed after this returns. */
  @Override
  public void close() {
    if (thread == null) return;
    thread.interrupt();
    try {
      thread.join();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
