// SPDX-License-Identifier: Apache-2.0
package dev.freehold.serve;

import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.IntSupplier;

/** Runs command lines and other work on a limited number of threads, each for a limited time. */
public final class Jobs implements AutoCloseable {
  private static final ThreadFactory DAEMONS = Thread.ofPlatform().daemon().name("request-", 0).factory();

  private static final Duration GRACE = Duration.ofSeconds(5);

  private final CommandRunner runner;
  private final RequestLimits limits;
  private final Duration grace;
  private final ThreadPoolExecutor threads;
  /** How many threads do work for which nobody waits any longer. */
  private int abandoned;
  private final Set<Job> unfinished = ConcurrentHashMap.newKeySet();
  private final ScheduledThreadPoolExecutor clock = new ScheduledThreadPoolExecutor(1, DAEMONS);

  public Jobs(CommandRunner runner, RequestLimits limits) {
    this(runner, limits, GRACE);
  }

  /** @param grace how long work may go on once it was to stop; from then on nobody waits for it */
  Jobs(CommandRunner runner, RequestLimits limits, Duration grace) {
    this.runner = runner;
    this.limits = limits;
    this.grace = grace;
    threads = new ThreadPoolExecutor(limits.jobs(), limits.jobs(), 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), DAEMONS);
    clock.setRemoveOnCancelPolicy(true);
  }

  public RequestLimits limits() {
    return limits;
  }

  /** Has a command line run as soon as a thread is free. */
  public Job start(List<String> args, Path directory, InputStream in, OutputStream out, OutputStream err) {
    return start(limits.time(), () -> runner.run(args, directory, in, out, err));
  }

  /**
   * Has other work done as soon as a thread is free.
   *
   * @param time how long it may run
   * @param work returns the exit status
   */
  public Job start(Duration time, IntSupplier work) {
    Job job = new Job(this, time, work);
    unfinished.add(job);
    job.outcome().whenComplete((outcome, failure) -> unfinished.remove(job));
    threads.execute(job.task());
    return job;
  }

  /** Forgets work that waits for its turn. */
  void drop(Runnable task) {
    threads.remove(task);
  }

  /** How much work waits for its turn. */
  int waiting() {
    return threads.getQueue().size();
  }

  /** The work that has not ended yet. */
  Set<Job> unfinished() {
    return unfinished;
  }

  Duration grace() {
    return grace;
  }

  ScheduledExecutorService clock() {
    return clock;
  }

  /** Takes another thread for one whose work does not stop; not for ever more, or it would take the whole machine. */
  synchronized void replaceThread() {
    abandoned++;
    resize();
  }

  /** The work has stopped after all. */
  synchronized void returnThread() {
    abandoned--;
    resize();
  }

  private void resize() {
    int size = limits.jobs() + Math.min(abandoned, limits.jobs());
    // The one may never be larger than the other.
    threads.setCorePoolSize(Math.min(size, threads.getMaximumPoolSize()));
    threads.setMaximumPoolSize(size);
    threads.setCorePoolSize(size);
  }

  /** Interrupts what still runs, and starts nothing any more. */
  @Override
  public void close() {
    threads.shutdownNow();
    clock.shutdownNow();
  }
}
