// SPDX-License-Identifier: Apache-2.0
package dev.freehold.serve;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** Whether a server, or several of one process, have had something to do lately. */
public final class Activity {
  private final @Nullable Duration limit;
  private int clients;
  private long lastUse = System.nanoTime();

  /** @param limit how long it may last that there is no client; null for ever */
  public Activity(@Nullable Duration limit) {
    this.limit = limit;
  }

  /** A client has come. */
  public synchronized void begin() {
    clients++;
  }

  /** A client has gone. */
  public synchronized void end() {
    clients--;
    lastUse = System.nanoTime();
  }

  /** How many milliseconds are left at least until the limit is reached: 0 once it is, {@link Long#MAX_VALUE} where there is none. */
  public synchronized long millisLeft() {
    if (limit == null) return Long.MAX_VALUE;
    long idle = clients > 0 ? 0 : System.nanoTime() - lastUse;
    long left = limit.toNanos() - idle;
    return left <= 0 ? 0 : Math.max(1, left / 1_000_000);
  }
}
