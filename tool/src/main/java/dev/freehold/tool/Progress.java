// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tool;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** A line of progress that is written over and over; nothing where nobody looks. */
final class Progress {
  private static final int WIDTH = 30;
  private static final long PAUSE_NANOS = 100_000_000;

  private final PrintStream to;
  private final boolean shown;
  private final long all;
  private long lastTime;

  Progress(PrintStream to, boolean shown, long all) {
    this.to = to;
    this.shown = shown;
    this.all = all;
  }

  /** Whether the standard error of this process is a terminal. Java only says so of all standard streams together; Linux tells. */
  static boolean isSeen() {
    try {
      String device = Files.readSymbolicLink(Path.of("/proc/self/fd/2")).toString();
      return device.startsWith("/dev/pts/") || device.startsWith("/dev/tty");
    } catch (IOException | UnsupportedOperationException e) {
      return System.console() != null && System.console().isTerminal();
    }
  }

  void show(long done) {
    long now = System.nanoTime();
    if (!shown || done < all && now - lastTime < PAUSE_NANOS) return;
    lastTime = now;
    int filled = (int) (WIDTH * done / Math.max(1, all));
    to.print("\r[" + "#".repeat(filled) + " ".repeat(WIDTH - filled) + "] " + done + " of " + all);
    to.flush();
  }

  /** Makes room for other text. */
  void clear() {
    if (!shown) return;
    to.print("\r\033[K");
    to.flush();
  }
}
