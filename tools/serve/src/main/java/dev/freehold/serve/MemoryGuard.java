// SPDX-License-Identifier: Apache-2.0
package dev.freehold.serve;

import dev.freehold.serve.Outcome.End;
import java.time.Duration;
import java.util.Comparator;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.DoubleSupplier;

/**
 * Stops the request that takes most memory before there is none left for the others. A JVM cannot bound the heap of a thread; but it knows how much is
 * in use after each garbage collection, and how much each thread has allocated.
 */
public final class MemoryGuard implements AutoCloseable {
  private static final double MOST = 0.7;
  private static final Duration INTERVAL = Duration.ofMillis(50);

  private final Jobs jobs;
  private final DoubleSupplier used;
  private final Thread thread;

  private MemoryGuard(Jobs jobs, DoubleSupplier used) {
    this.jobs = jobs;
    this.used = used;
    thread = Thread.ofPlatform().daemon().name("memory-guard").unstarted(this::watch);
  }

  /** Watches the requests of this process, until it is closed. */
  public static MemoryGuard of(Jobs jobs) {
    return of(jobs, Heap.longLived().<DoubleSupplier>map(pool -> () -> Heap.usedAfterCollection(pool)).orElse(() -> 0));
  }

  /** @param used the part of the memory, from 0 to 1, that was in use after the last garbage collection */
  static MemoryGuard of(Jobs jobs, DoubleSupplier used) {
    MemoryGuard guard = new MemoryGuard(jobs, used);
    guard.thread.start();
    return guard;
  }

  private void watch() {
    try {
      while (true) {
        if (used.getAsDouble() > MOST) stopLargest();
        Thread.sleep(INTERVAL);
      }
    } catch (InterruptedException closed) {
      // Nothing is to be watched any longer.
    }
  }

  /** Stops a request, and has the memory counted again, so that no other one is stopped for what this one has left. */
  private void stopLargest() throws InterruptedException {
    Job largest = jobs.unfinished().stream().max(Comparator.comparingLong(Job::allocated)).orElse(null);
    if (largest == null || largest.allocated() == 0) return;
    largest.stop(End.OUT_OF_MEMORY);
    try {
      largest.outcome().get(jobs.grace().toMillis(), TimeUnit.MILLISECONDS);
    } catch (ExecutionException | TimeoutException goesOn) {
      // Then the next one has to stop, too.
    }
    System.gc();
  }

  @Override
  public void close() {
    thread.interrupt();
  }
}
