// SPDX-License-Identifier: Apache-2.0
package dev.freehold.serve.worker;

import dev.freehold.serve.CapturedOutput;
import dev.freehold.serve.Job;
import dev.freehold.serve.Jobs;
import dev.freehold.serve.MalformedRequest;
import dev.freehold.serve.Outcome;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Runs the command lines that requests ask for, and responds to each exactly once. */
public final class PersistentWorker {
  /** How messages are written. */
  public enum Protocol {
    PROTO, JSON
  }

  private final WorkChannel channel;
  private final List<String> startup;
  private final Path directory;
  private final Jobs jobs;
  /** The requests without a response, by id; of those with one id, the first runs and the others wait. */
  private final Map<Integer, Deque<Work>> pending = new HashMap<>();
  private boolean inputEnded;
  /** Why no more can be read or written; null as long as it can. */
  private @Nullable Throwable broken;

  /** A request, and what is done about it once its turn has come. */
  private static final class Work {
    final WorkRequest request;
    private @Nullable Job job;
    private boolean cancelled;

    Work(WorkRequest request) {
      this.request = request;
    }

    synchronized void started(Job as) {
      job = as;
      if (cancelled) as.cancel();
    }

    synchronized void cancel() {
      cancelled = true;
      if (job != null) job.cancel();
    }
  }

  private PersistentWorker(WorkChannel channel, List<String> startup, Path directory, Jobs jobs) {
    this.channel = channel;
    this.startup = startup;
    this.directory = directory;
    this.jobs = jobs;
  }

  /**
   * Serves requests until there are no more, and has responded to all then.
   *
   * @param startup the arguments that precede those of each request
   * @param directory where the relative names of files start
   * @throws IOException if the streams fail, or what comes is not in the protocol
   */
  public static void run(Protocol protocol, InputStream in, OutputStream out, List<String> startup, Path directory, Jobs jobs) throws IOException {
    WorkChannel channel = protocol == Protocol.PROTO ? new ProtoChannel(in, out, jobs.limits().bytes()) : new JsonChannel(in, out);
    new PersistentWorker(channel, startup, directory, jobs).run();
  }

  /** Requests are read on another thread, as nothing else ends that than the end of the input. */
  private void run() throws IOException {
    Thread.ofPlatform().daemon().name("requests").start(this::readAll);
    switch (awaitEnd()) {
      case null -> {
      }
      case IOException failure -> throw failure;
      case RuntimeException failure -> throw failure;
      case Throwable failure -> throw new IllegalStateException(failure);
    }
  }

  private synchronized @Nullable Throwable awaitEnd() {
    try {
      while (broken == null && !(inputEnded && pending.isEmpty())) wait();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return broken;
  }

  private void readAll() {
    try {
      while (read()) continue;
      endInput();
    } catch (Throwable failure) {
      fail(failure);
    }
  }

  /** Takes the next request; false at the end of the input. */
  private boolean read() throws IOException {
    try {
      WorkRequest request = channel.read();
      if (request == null) return false;
      if (request.cancel()) cancel(request.id());
      else add(new Work(request));
    } catch (MalformedRequest bad) {
      write(new WorkResponse(Outcome.STOPPED, bad.getMessage() + "\n", 0, false));
    }
    return true;
  }

  private synchronized void endInput() {
    inputEnded = true;
    notifyAll();
  }

  private synchronized void fail(Throwable failure) {
    broken = failure;
    notifyAll();
  }

  private void add(Work work) {
    synchronized (this) {
      Deque<Work> same = pending.computeIfAbsent(work.request.id(), id -> new ArrayDeque<>());
      same.add(work);
      if (same.size() > 1) return;
    }
    start(work);
  }

  private void start(Work work) {
    CapturedOutput output = new CapturedOutput(jobs.limits().bytes());
    Path folder;
    try {
      folder = directory.resolve(work.request.sandbox());
    } catch (InvalidPathException bad) {
      respond(work,
          new WorkResponse(Outcome.STOPPED, "freehold: the sandbox folder cannot be named: " + bad.getMessage() + "\n", work.request.id(), false));
      return;
    }
    List<String> args = new ArrayList<>(startup);
    args.addAll(work.request.arguments());
    Job job = jobs.start(args, folder, InputStream.nullInputStream(), output, output);
    work.started(job);
    job.outcome().thenAccept(outcome -> respond(work, response(work.request.id(), outcome, output))).exceptionally(failure -> {
      Throwable cause = failure.getCause();
      fail(cause == null ? failure : cause);
      return null;
    });
  }

  private static WorkResponse response(int id, Outcome outcome, CapturedOutput output) {
    String printed = new String(output.take(outcome.message()), StandardCharsets.UTF_8);
    return new WorkResponse(outcome.status(), printed, id, outcome.end() == Outcome.End.CANCELLED);
  }

  private void respond(Work work, WorkResponse response) {
    write(response);
    Work next;
    synchronized (this) {
      Deque<Work> same = pending.get(response.id());
      if (same == null) return;
      same.remove(work);
      next = same.peek();
      if (next == null) pending.remove(response.id());
      notifyAll();
    }
    if (next != null) start(next);
  }

  /** Where there is no such request, its response is under way. */
  private void cancel(int id) {
    Work first;
    synchronized (this) {
      Deque<Work> same = pending.get(id);
      first = same == null ? null : same.peek();
    }
    if (first != null) first.cancel();
  }

  private synchronized void write(WorkResponse response) {
    try {
      channel.write(response);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
