// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import java.util.concurrent.CancellationException;

/** What is to be done when the process ends while a command is under way. */
final class ExitHook implements AutoCloseable {
  /** That of the threads that run actions. */
  static final String NAME = "end of the process";

  private final Thread hook;

  /** @throws CancellationException if the process is ending */
  ExitHook(Runnable action) {
    hook = new Thread(action, NAME);
    try {
      Runtime.getRuntime().addShutdownHook(hook);
    } catch (IllegalStateException ending) {
      throw new CancellationException(ending.getMessage());
    }
  }

  /** The command is past what it was for. */
  @Override
  public void close() {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException ending) {
      // Then it runs.
    }
  }
}
