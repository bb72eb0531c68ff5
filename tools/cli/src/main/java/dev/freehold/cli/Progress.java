// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import java.io.PrintStream;

/** A progress bar on one line of a terminal, which disappears at the end; nothing is printed where there is no terminal. */
public final class Progress implements AutoCloseable {
  private static final int CELLS = 40;
  private static final String ERASE_LINE = "\r\033[K";

  private final PrintStream out;
  private final boolean isShown;
  private final String task;
  private final long total;
  private long percent = -1;

  /**
   * @param isShown whether {@code out} is a terminal
   * @param task what is counted
   * @param total how many there are
   */
  public Progress(PrintStream out, boolean isShown, String task, long total) {
    this.out = out;
    this.isShown = isShown;
    this.task = task;
    this.total = Math.max(1, total);
  }

  /** Draws the bar anew each time another percent is done. */
  public void show(long done) {
    if (!isShown || 100 * done / total == percent) return;
    percent = 100 * done / total;
    String bar = "=".repeat((int) (CELLS * done / total));
    out.printf("%s%s %3d%% [%-" + CELLS + "s] %d/%d", ERASE_LINE, task, percent, bar, done, total);
    out.flush();
  }

  /** Makes room for other text, behind which the bar is drawn again. */
  void erase() {
    if (!isShown) return;
    out.print(ERASE_LINE);
    out.flush();
    percent = -1;
  }

  @Override
  public void close() {
    erase();
  }
}
