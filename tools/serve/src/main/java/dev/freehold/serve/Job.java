// SPDX-License-Identifier: Apache-2.0
package dev.freehold.serve;

import dev.freehold.serve.Outcome.End;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;

/** Work that waits for its turn, is done, or has been done. */
public final class Job {
  private final Jobs jobs;
  private final Duration time;
  private final IntSupplier work;
  private final CompletableFuture<Outcome> outcome = new CompletableFuture<>();
  /** What a thread has to do. */
  private final Runnable task = this::run;
  /** Why it is to stop; null as long as it is not. */
  private @Nullable End stopped;
  /** Whether nobody waits for its end any longer. */
  private boolean abandoned;
  /** The thread that it runs on, while it does. */
  private @Nullable Thread thread;
  /** What that thread had allocated for others. */
  private long allocatedBefore;

  /** @param time how long it may run */
  Job(Jobs jobs, Duration time, IntSupplier work) {
    this.jobs = jobs;
    this.time = time;
    this.work = work;
  }

  /** How it has ended, once it has; always in the end. */
  public CompletableFuture<Outcome> outcome() {
    return outcome;
  }

  /** Stops it, if it has not ended yet. */
  public void cancel() {
    stop(End.CANCELLED);
  }

  /** Whether it has begun, and has not ended. */
  public synchronized boolean isRunning() {
    return thread != null;
  }

  /** How many bytes it has allocated so far, whether they are still in use or not; 0 unless it runs. */
  synchronized long allocated() {
    return thread == null || stopped != null ? 0 : Heap.allocatedBy(thread) - allocatedBefore;
  }

  void stop(End why) {
    synchronized (this) {
      if (stopped != null) return;
      stopped = why;
      if (thread != null) {
        thread.interrupt();
        jobs.clock().schedule(this::abandon, jobs.grace().toMillis(), TimeUnit.MILLISECONDS);
        return;
      }
    }
    jobs.drop(task);      // with all that it holds: clients may come and go while others run
    outcome.complete(Outcome.stopped(why, time));
  }

  /** Does not wait for the end any longer. */
  private void abandon() {
    End why;
    synchronized (this) {
      if (thread == null || stopped == null) return;
      abandoned = true;
      why = stopped;
      jobs.replaceThread();
    }
    outcome.complete(Outcome.stopped(why, time));
  }

  Runnable task() {
    return task;
  }

  /** Runs it on this thread. */
  private void run() {
    if (!begin()) return;
    ScheduledFuture<?> timer = jobs.clock().schedule(() -> stop(End.TIMED_OUT), time.toMillis(), TimeUnit.MILLISECONDS);
    Outcome ended;
    try {
      ended = Outcome.completed(work.getAsInt());
    } catch (Throwable crash) {
      ended = Outcome.crashed(crash);
    }
    timer.cancel(false);
    End why = end();
    outcome.complete(why == null ? ended : Outcome.stopped(why, time));
  }

  private synchronized boolean begin() {
    if (stopped != null) return false;
    thread = Thread.currentThread();
    allocatedBefore = Heap.allocatedBy(thread);
    return true;
  }

  /** Lets go of the thread; returns why the work was stopped, or null. */
  private synchronized @Nullable End end() {
    thread = null;
    Thread.interrupted();      // was meant for this work, not for the next on this thread
    if (abandoned) jobs.returnThread();
    return stopped;
  }
}
