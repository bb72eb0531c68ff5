// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import java.util.concurrent.CancellationException;

/** Ends long work whose thread is interrupted: nobody wants it any more. Work that takes long calls it now and then; it costs next to nothing. */
public final class Cancellation {
  private Cancellation() {}

  /**
   * Returns if the work is to go on.
   *
   * @throws CancellationException if this thread is interrupted, which it stays
   */
  public static void check() {
    if (Thread.currentThread().isInterrupted()) throw new CancellationException("interrupted");
  }
}
