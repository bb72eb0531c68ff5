// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import dev.freehold.interp.check.CheckListener;
import dev.freehold.interp.check.Finding;
import dev.freehold.interp.check.FunctionReport;

/** Shows how many functions have been checked while another listener hears of what was found. */
final class CheckProgress implements CheckListener {
  private final CheckListener listener;
  private final Progress progress;
  private volatile int done;

  CheckProgress(CheckListener listener, Progress progress) {
    this.listener = listener;
    this.progress = progress;
  }

  @Override
  public void found(Finding finding) {
    progress.erase();
    listener.found(finding);
  }

  @Override
  public void checked(FunctionReport report) {
    int now = done + 1;      // one call at a time
    done = now;
    progress.show(now);
    listener.checked(report);
  }

  /** How many functions have been checked; from any thread. */
  int done() {
    return done;
  }
}
