// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * Lets a command end in an orderly way when the process gets a signal to end, as by Ctrl-C: it hears of that, and the process waits until it
 * has printed what it knows. The exit status is the one that the signal gives, 128 and its number.
 */
final class Interruption implements AutoCloseable {
  /** That of SIGINT; where it was another signal, the process has that one's status anyway. */
  static final int STATUS = 130;
  private static final int PATIENCE_SECONDS = 10;

  private final CommandIo io;
  private final CountDownLatch done = new CountDownLatch(1);
  private final ExitHook hook;
  private volatile boolean happened;

  /** @param cancel receives the reason for the end of the command */
  Interruption(Consumer<String> cancel, CommandIo io) {
    this.io = io;
    hook = new ExitHook(() -> {
      happened = true;
      cancel.accept("interrupted");
      await();
    });
  }

  /** Whether the process is ending. */
  boolean happened() {
    return happened;
  }

  private void await() {
    try {
      if (!done.await(PATIENCE_SECONDS, TimeUnit.SECONDS)) io.flush();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** The command has printed everything. */
  @Override
  public void close() {
    try {
      io.flush();
    } finally {
      done.countDown();
      hook.close();
    }
  }
}
