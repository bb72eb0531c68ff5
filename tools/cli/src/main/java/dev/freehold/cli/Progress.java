// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** A progress bar that vanishes at the end; nothing where nobody looks. */
final class Progress implements AutoCloseable {
  /** Said here, so that the library need not ask the terminal, for which it would load native code. */
  private static final int COLUMNS = 79;
  private static final int PAUSE_MILLIS = 100;

  /** Null where nobody looks. */
  private final ProgressBar bar;

  Progress(PrintStream to, boolean shown, String what, long all) {
    bar = !shown ? null : new ProgressBarBuilder().setTaskName(what).setInitialMax(all).setStyle(ProgressBarStyle.ASCII)
        .setUpdateIntervalMillis(PAUSE_MILLIS).setConsumer(new ConsoleProgressBarConsumer(to, COLUMNS)).clearDisplayOnFinish().build();
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

  /** Whether it is a terminal that shows colors. */
  static boolean isColored() {
    String kind = System.getenv("TERM");
    return kind != null && !kind.equals("dumb") && isSeen();
  }

  void show(long done) {
    if (bar != null) bar.stepTo(done);
  }

  @Override
  public void close() {
    if (bar != null) bar.close();
  }
}
