// SPDX-License-Identifier: Apache-2.0
package dev.freehold.serve.http;

import dev.freehold.serve.CapturedOutput;
import dev.freehold.serve.Job;
import dev.freehold.serve.Jobs;
import dev.freehold.serve.Outcome;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** What a request asks for, while a client waits for it. */
final class PostedWork {
  /** How often the client is told that it still waits, by which it is known to be there. */
  private static final Duration INTERVAL = Duration.ofMillis(250);
  private static final byte[] WAITING = Answers.line("{\"state\":\"waiting\"}");
  private static final byte[] RUNNING = Answers.line("{\"state\":\"running\"}");

  private final Endpoint.Work work;
  private final HttpLimits limits;
  private final CapturedOutput result;
  /** What the work itself says that is wrong; empty if nothing is. */
  private volatile String failure = "";

  PostedWork(Endpoint.Work work, HttpLimits limits) {
    this.work = work;
    this.limits = limits;
    result = new CapturedOutput(limits.result());
  }

  /** Has it done, and sends the answer; stops it if the client goes. */
  void serve(Jobs jobs, OutputStream client) throws IOException, InterruptedException {
    Job job = jobs.start(limits.time(), this::run);
    try {
      send(await(job, client), client);
    } finally {
      job.cancel();
    }
  }

  /** Returns an exit status. */
  private int run() {
    try {
      work.run(result);
      return 0;
    } catch (IOException tooMuch) {
      failure = "the result is too large: " + tooMuch.getMessage();
      return Outcome.STOPPED;
    }
  }

  /** Why there is no result; empty if there is one. */
  private String await(Job job, OutputStream client) throws IOException, InterruptedException {
    long begun = System.nanoTime();
    while (true) {
      try {
        Outcome outcome = job.outcome().get(INTERVAL.toMillis(), TimeUnit.MILLISECONDS);
        return outcome.reason().isEmpty() ? failure : outcome.reason();
      } catch (TimeoutException goesOn) {
        boolean isRunning = job.isRunning();
        if (!isRunning && System.nanoTime() - begun > limits.time().toNanos()) return "the server is busy, and had no turn for this request in time";
        client.write(isRunning ? RUNNING : WAITING);
        client.flush();
      } catch (ExecutionException never) {
        throw new IllegalStateException(never);
      }
    }
  }

  private void send(String wrong, OutputStream client) throws IOException {
    byte[] value = result.take("");
    if (!wrong.isEmpty()) {
      client.write(Answers.error(wrong));
      return;
    }
    client.write("{\"result\":".getBytes(StandardCharsets.UTF_8));
    client.write(value);
    client.write(Answers.line("}"));
  }
}
