// SPDX-License-Identifier: Apache-2.0
package dev.freehold.serve;

import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** Runs command lines on a limited number of threads, each for a limited time. */
public final class Jobs implements AutoCloseable {
  private static final ThreadFactory DAEMONS = Thread.ofPlatform().daemon().name("request-", 0).factory();

  private static final Duration GRACE = Duration.ofSeconds(5);

  private final CommandRunner runner;
  private final RequestLimits limits;
  private final Duration grace;
  private final ThreadPoolExecutor threads;
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
    Job job = new Job(this, () -> runner.run(args, directory, in, out, err));
    threads.execute(job::run);
    return job;
  }

  Duration grace() {
    return grace;
  }

  ScheduledExecutorService clock() {
    return clock;
  }

  /** Takes another thread for one whose work does not stop. */
  synchronized void replaceThread() {
    threads.setMaximumPoolSize(threads.getMaximumPoolSize() + 1);
    threads.setCorePoolSize(threads.getCorePoolSize() + 1);
  }

  /** The work has stopped after all. */
  synchronized void returnThread() {
    threads.setCorePoolSize(threads.getCorePoolSize() - 1);
    threads.setMaximumPoolSize(threads.getMaximumPoolSize() - 1);
  }

  /** Interrupts what still runs, and starts nothing any more. */
  @Override
  public void close() {
    threads.shutdownNow();
    clock.shutdownNow();
  }
}
