// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Threads for work that falls into independent tasks. Whoever has tasks works on them too, so that a task may have tasks of its own: nobody waits for
 * a thread to become free.
 */
public final class Workers {
  /** Everything is done by the caller. */
  public static final Workers NONE = new Workers(1);

  private static final long IDLE_SECONDS = 10;

  private final int count;
  /** Made for the first tasks that are more than one: most programs are too small to have those. */
  private @Nullable ExecutorService threads;

  private Workers(int count) {
    this.count = count;
  }

  /**
   * Workers that are at most {@code count} threads, the caller included.
   *
   * @throws IllegalArgumentException if that is less than 1
   */
  public static Workers of(int count) {
    if (count < 1) throw new IllegalArgumentException("there must be a thread at least");
    return count == 1 ? NONE : new Workers(count);
  }

  /** As many as there are processors; the same ones for all who ask. */
  public static Workers shared() {
    return Shared.ALL;
  }

  private static final class Shared {
    static final Workers ALL = of(Runtime.getRuntime().availableProcessors());
  }

  private synchronized ExecutorService threads() {
    if (threads == null) {
      ThreadPoolExecutor pool = new ThreadPoolExecutor(count - 1, count - 1, IDLE_SECONDS, TimeUnit.SECONDS, new LinkedBlockingQueue<>(),
          work -> Thread.ofPlatform().daemon().name("freehold-worker").unstarted(work));
      pool.allowCoreThreadTimeOut(true);
      threads = pool;
    }
    return threads;
  }

  /** How many threads there may be, the caller included. */
  public int count() {
    return count;
  }

  /** One of a number of tasks. */
  @FunctionalInterface
  public interface Task {
    void run(int index);
  }

  /** Runs tasks 0 to {@code tasks} - 1, and returns when they are done. If some fail, no more are begun, and the first of them decides what is thrown. */
  public void run(int tasks, Task task) {
    int helpers = Math.min(count, tasks) - 1;
    if (helpers <= 0) {
      for (int i = 0; i < tasks; i++) {
        Cancellation.check();
        task.run(i);
      }
      return;
    }
    Batch batch = new Batch(tasks, task);
    ExecutorService pool = threads();
    Runnable help = ReadOnly.continued(batch::help);
    for (int i = 0; i < helpers; i++) pool.execute(help);
    batch.work();
    batch.finish();
  }

  /** Tasks that several threads take from the front. */
  private static final class Batch {
    private final int tasks;
    private final Task task;
    private int next;
    private int helping;
    private int failedAt = Integer.MAX_VALUE;
    private @Nullable Throwable failure;

    Batch(int tasks, Task task) {
      this.tasks = tasks;
      this.task = task;
    }

    void help() {
      synchronized (this) {
        if (next >= tasks) return;
        helping++;
      }
      try {
        work();
      } finally {
        synchronized (this) {
          helping--;
          notifyAll();
        }
      }
    }

    void work() {
      for (int i = take(); i >= 0; i = take()) {
        try {
          Cancellation.check();
          task.run(i);
        } catch (Throwable thrown) {
          fail(i, thrown);
        }
      }
    }

    private synchronized int take() {
      return next < tasks ? next++ : -1;
    }

    /** All tasks in front have been begun, and come to their end: the first that fails is always the same. */
    private synchronized void fail(int index, Throwable thrown) {
      next = tasks;
      if (index > failedAt) return;
      failedAt = index;
      failure = thrown;
    }

    synchronized void finish() {
      boolean interrupted = false;
      while (helping > 0) {
        try {
          wait();
        } catch (InterruptedException e) {
          interrupted = true;
        }
      }
      if (interrupted) Thread.currentThread().interrupt();
      switch (failure) {
        case null -> {}
        case RuntimeException unchecked -> throw unchecked;
        case Error error -> throw error;
        case Throwable checked -> throw new IllegalStateException(checked);
      }
    }
  }
}
